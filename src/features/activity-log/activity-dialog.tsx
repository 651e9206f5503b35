import type { ReactNode } from 'react';
import type { ActivityGroup } from '@/api/resources/activity-log';
import { showMoment } from '@/school/date-text';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';
import { detailsOf } from './activity-details';
import { ActivityKind } from './activity-kind';
import { ActivityStudents } from './activity-students';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What was reported, when, by whom and of whom (ALOG-15). */
export function ActivityDialog({ activity, onClose }: { activity: ActivityGroup; onClose: () => void }) {
  const { type, creationDate, teacherName, roomName, comment } = activity;
  const details = detailsOf(activity);
  const named = details.filter(({ label }) => label !== null);
  return (
    <Dialog title="Detalle de la actividad" scrolls onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <div className="activity-detail">
        <p className="h3">
          <ActivityKind type={type} />
        </p>
        <dl className="activity-facts">
          <Fact label="Fecha">
            <span className="num">{showMoment(creationDate)}</span>
          </Fact>
          <Fact label="Profesor">{teacherName}</Fact>
          <Fact label="Curso">{roomName}</Fact>
        </dl>
        {details.filter(({ label }) => label === null).map(({ content }) => content)}
        {(named.length > 0 || comment) && (
          <dl>
            {named.map(({ label, content }) => (
              <Fact key={label} label={label ?? ''}>
                {content}
              </Fact>
            ))}
            {comment && <Fact label="Comentario">{comment}</Fact>}
          </dl>
        )}
        <ActivityStudents {...activity} />
      </div>
    </Dialog>
  );
}
