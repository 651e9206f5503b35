import type { Student } from '@/api/resources/students';
import { nameApart } from '@/school/apart';
import { fullName } from '@/school/students';
import { ApartText } from '@/ui/base/apart';
import { Avatar } from '@/ui/base/avatar';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { Button } from '@/ui/base/button';
import { Fact } from '@/ui/base/facts';
import { RecordName } from '@/ui/base/record-name';
import { StatusChip } from '@/ui/base/status-chip';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { PageHead } from '@/ui/page/page-head';
import { usePrinting } from '@/ui/platform/use-printing';
import { EDIT, REMOVE } from '@/ui/table/row-actions';
import { DelaySwitch } from './delay-switch';
import { RESEND, useStudentActions } from './student-actions';
import { statusOf } from './student-text';

/** What the person may do with the student: all, a director's actions, or none (TROO-08, TROO-09). */
export type Powers = 'admin' | 'director' | 'none';

interface ActionsProps {
  student: Student;
  name: string;
  roomName: string;
  powers: Powers;
  onEdit: () => void;
  onDownload: () => void;
  onRemoved: () => void;
}

/** The actions of the student's row, in words (PROF-02); 'Descargar Reportes' is an Admin's (PROF-06). */
function Actions({ student, name, roomName, powers, onEdit, onDownload, onRemoved }: ActionsProps) {
  const actions = useStudentActions({ student, name, roomName, onEdit, onRemoved });
  return (
    <>
      {actions.map((action) => (
        <Button key={action.name} disabled={action.isDisabled} onClick={action.onPress}>
          <action.icon className="icon" />
          <span>{action.name}</span>
        </Button>
      ))}
      {powers === 'admin' && (
        <Button kind="primary" onClick={onDownload}>
          Descargar Reportes
        </Button>
      )}
    </>
  );
}

/** Their place while the student is on the way, so that nothing moves then (SHAR-33). */
function WaitingActions({ powers }: { powers: Powers }) {
  return (
    <>
      {[RESEND, EDIT, REMOVE].map(({ icon: Icon, name }) => (
        <Button key={name} disabled>
          <Icon className="icon" />
          <span>{name}</span>
        </Button>
      ))}
      {powers === 'admin' && (
        <Button kind="primary" disabled>
          Descargar Reportes
        </Button>
      )}
    </>
  );
}

interface ProfileHeadProps extends Omit<ActionsProps, 'student' | 'name'> {
  /** Undefined until loaded. */
  student: Student | undefined;
  /** What sets the student apart from others of the same name. */
  apart: string | undefined;
}

const BAR = <span className="skel" />;

/** Heading, student and actions of the 'Ficha' (PROF-02). */
export function ProfileHead({ student, apart, ...props }: ProfileHeadProps) {
  const { roomName, powers } = props;
  const isPrinting = usePrinting();
  const name = student && nameApart(fullName(student), apart);
  const hasSwitch = powers === 'admin' && !isPrinting;
  return (
    <PageHead
      heading="Ficha del estudiante"
      record={
        <div className="page-record profile-record" aria-busy={student === undefined}>
          {student ? (
            <Avatar name={fullName(student)} surname={student.surname} image={student.photoUrl} size="lg" />
          ) : (
            <span className="avatar lg skel-avatar" />
          )}
          <div className="min-w-0 flex-grow-1">
            {student ? (
              <h2 className="record-name" translate="no">
                {fullName(student)}
              </h2>
            ) : (
              <div className="record-name">{BAR}</div>
            )}
            <ApartText text={apart} />
            <dl key={student ? 'known' : 'awaited'} className="marks-facts">
              <Fact name="Curso">{roomName || BAR}</Fact>
              <Fact name="Estado">{student ? <StatusChip status={statusOf(student)} /> : BAR}</Fact>
              <Fact name="Correo del padre">{student ? <BreakableEmail email={student.parentEmail} /> : BAR}</Fact>
              <Fact name="Mora">
                {student && name !== undefined ? (
                  hasSwitch ? (
                    <RecordName value={name}>
                      <DelaySwitch student={student} />
                    </RecordName>
                  ) : (
                    yesOrNo(student.delay)
                  )
                ) : (
                  BAR
                )}
              </Fact>
            </dl>
          </div>
        </div>
      }
      actions={
        powers !== 'none' &&
        (student && name !== undefined ? <Actions {...props} student={student} name={name} /> : <WaitingActions powers={powers} />)
      }
    />
  );
}
