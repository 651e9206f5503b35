import { useId } from 'react';
import { mutationOf } from '@/api/core/client';
import { support, type SecurityCode } from '@/api/resources/support';
import { BreakableEmail } from '@/ui/base/breakable-email';
import { Fact, Facts } from '@/ui/base/facts';
import { StatusChip } from '@/ui/base/status-chip';
import { CopiedCode, type Say } from './copied-code';
import { LookUpResult } from './look-up-result';
import { EmailOrPhoneForm } from './person-form';
import { showBogota, validation } from './support-words';
import { useLookUp } from './use-look-up';

function SecurityCodeCard({ record: { code, validated, createDate, email, phoneNumber }, say }: { record: SecurityCode; say: Say }) {
  const id = useId();
  return (
    <article className="card look" aria-labelledby={id}>
      <div className="look-head">
        <CopiedCode as="h2" id={id} code={code} say={say} />
        <StatusChip status={validation(validated)} />
      </div>
      <Facts className="look-columns">
        <Fact name="Fecha">
          <span className="num" translate="no">
            {showBogota(createDate)}
          </span>
        </Fact>
        <Fact name="Correo electrónico">{email !== null && email !== '' ? <BreakableEmail email={email} /> : null}</Fact>
        <Fact name="Teléfono">
          {phoneNumber && (
            <span className="num" translate="no">
              {phoneNumber}
            </span>
          )}
        </Fact>
      </Facts>
    </article>
  );
}

/** 'Código de seguridad' (SUPP-11, SUPP-14, SUPP-21, SUPP-23). */
export function SecurityCodes() {
  const lookUp = useLookUp(mutationOf(support.securityCodes), {
    found: 'Código de seguridad obtenido exitosamente',
    none: 'No se encontraron códigos de seguridad para este usuario.',
    listOf: ({ securityCodes }) => securityCodes,
  });
  return (
    <>
      <EmailOrPhoneForm onFind={(person, asked) => lookUp.find({ query: person }, asked)} />
      <LookUpResult lookUp={lookUp}>{(record, index) => <SecurityCodeCard key={index} record={record} say={lookUp.say} />}</LookUpResult>
    </>
  );
}
