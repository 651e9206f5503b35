import { useId } from 'react';
import { mutationOf } from '@/api/core/client';
import { support, type EnrollmentCode } from '@/api/resources/support';
import { Fact, Facts } from '@/ui/base/facts';
import { StatusChip } from '@/ui/base/status-chip';
import { CopiedCode, type Say } from './copied-code';
import { LookUpResult } from './look-up-result';
import { EmailForm } from './person-form';
import { enrollmentStatus } from './support-words';
import { useLookUp } from './use-look-up';

/** A labelled code with its status. */
function CodeLine({ name, code, status, say }: { name: string; code: string | null; status: string | null; say: Say }) {
  const id = useId();
  return (
    <Fact name={name} className="code-line">
      {code === null ? <span>-</span> : <CopiedCode id={id} code={code} say={say} />}
      <StatusChip status={enrollmentStatus(status)} />
    </Fact>
  );
}

function EnrollmentCodeCard({ record, say }: { record: EnrollmentCode; say: Say }) {
  const id = useId();
  const { studentName, studentLastName, schoolName, enrollmentCode, enrollmentSMSCode, enrollmentStatus, enrollmentSMSStatus } = record;
  return (
    <article className="card look" aria-labelledby={id}>
      <div className="look-head is-person">
        <h2 id={id}>{`${studentName} ${studentLastName}`}</h2>
        <p>{schoolName}</p>
      </div>
      <Facts>
        <CodeLine name="Código de registro" code={enrollmentCode} status={enrollmentStatus} say={say} />
        <CodeLine name="Código SMS" code={enrollmentSMSCode} status={enrollmentSMSStatus} say={say} />
      </Facts>
    </article>
  );
}

/** 'Códigos de registro' (SUPP-12, SUPP-15, SUPP-22, SUPP-24). */
export function EnrollmentCodes() {
  const lookUp = useLookUp(mutationOf(support.enrollmentCodes), {
    found: 'Códigos de registro obtenidos exitosamente',
    none: 'No se encontraron códigos de registro para este usuario.',
    listOf: ({ enrollmentCodes }) => enrollmentCodes,
  });
  return (
    <>
      <EmailForm onFind={(person, asked) => lookUp.find({ query: person }, asked)} />
      <LookUpResult lookUp={lookUp}>{(record, index) => <EnrollmentCodeCard key={index} record={record} say={lookUp.say} />}</LookUpResult>
    </>
  );
}
