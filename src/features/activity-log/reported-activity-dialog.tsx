import { Fragment } from 'react';
import type { ActivityGroup } from '@/api/resources/activity-log';
import { showMoment } from '@/school/date-text';
import { Button } from '@/ui/base/button';
import { Fact, Facts } from '@/ui/base/facts';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { LinkedText } from '@/ui/links/linked-text';
import { Dialog } from '@/ui/overlay/dialog';
import { detailsOf } from './activity-details';
import { ActivityKind } from './activity-kind';
import { ActivityStudents } from './activity-students';

/** The details of a reported activity: what, when, by whom and about whom (ALOG-15). */
export const ReportedActivityDialog = isolateDialog(function ReportedActivityDialog({
  activity,
  onClose,
}: {
  activity: ActivityGroup;
  onClose: () => void;
}) {
  const { type, creationDate, teacherName, roomName, comment } = activity;
  const details = detailsOf(activity);
  const labelled = details.filter(({ label }) => label !== null);
  return (
    <Dialog title="Detalle de la actividad" scrolls onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <div className="activity-detail">
        <p className="h3">
          <ActivityKind type={type} />
        </p>
        <Facts className="activity-facts">
          <Fact name="Fecha">
            <span className="num" translate="no">
              {showMoment(creationDate)}
            </span>
          </Fact>
          <Fact name="Profesor">{teacherName}</Fact>
          <Fact name="Curso">{roomName}</Fact>
        </Facts>
        {details
          .filter(({ label }) => label === null)
          .map(({ content }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- unlabelled contents have no key of their own and are never reordered
            <Fragment key={index}>{content}</Fragment>
          ))}
        {(labelled.length > 0 || comment) && (
          <Facts>
            {labelled.map(({ label, content }) => (
              <Fact key={label} name={label ?? ''}>
                {content}
              </Fact>
            ))}
            {comment && (
              <Fact name="Comentario">
                <LinkedText text={comment} />
              </Fact>
            )}
          </Facts>
        )}
        <ActivityStudents {...activity} />
      </div>
    </Dialog>
  );
});
