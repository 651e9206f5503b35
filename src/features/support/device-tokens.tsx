import { Globe, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { mutationOf } from '@/api/core/client';
import { support, type DeviceToken } from '@/api/resources/support';
import { CopyButton } from '@/ui/base/copy-button';
import { Fact, Facts } from '@/ui/base/facts';
import { StatusChip } from '@/ui/base/status-chip';
import type { Say } from './copied-code';
import { LookUpResult } from './look-up-result';
import { EmailForm } from './person-form';
import { DEVICE_TYPE, TOKEN_STATUS, shortToken, showBogota } from './support-words';
import { useLookUp } from './use-look-up';

/** SUPP-26, SUPP-27. */
const sayCopied = (say: Say) => (isCopied: boolean) =>
  say(isCopied ? { kind: 'success', text: 'Token copiado al portapapeles' } : { kind: 'failure', text: 'Error al copiar el token' });

function DeviceTokenCard({ record, say }: { record: DeviceToken; say: Say }) {
  const id = useId();
  const { accountId, deviceType, deviceModel, osVersion, appVersion, deviceId, token, status, createdDate } = record;
  const Icon = deviceType === 'WEB' ? Globe : Smartphone;
  return (
    <article className="card look" aria-labelledby={id}>
      <div className="look-head">
        <h2 id={id}>
          <Icon className="icon" />
          <span>{DEVICE_TYPE[deviceType]}</span>
        </h2>
        <StatusChip status={TOKEN_STATUS[status]} />
      </div>
      <Facts className="look-columns">
        <Fact name="Modelo">{deviceModel}</Fact>
        <Fact name="Sistema">{osVersion}</Fact>
        <Fact name="Versión de la app">{appVersion}</Fact>
        <Fact name="Fecha">
          <span className="num" translate="no">
            {showBogota(createdDate)}
          </span>
        </Fact>
        <Fact name="Cuenta">
          <span className="num" translate="no">
            {accountId}
          </span>
        </Fact>
        <Fact name="Dispositivo">
          <span className="machine-text">{deviceId}</span>
        </Fact>
      </Facts>
      <div className="token">
        <span className="visually-hidden">Token</span>
        <span id={`${id}-token`} className="machine-text">
          {shortToken(token)}
        </span>
        <CopyButton text={token} of={`${id}-token`} onCopied={sayCopied(say)} />
      </div>
    </article>
  );
}

/** 'Tokens FCM' (SUPP-13, SUPP-17, SUPP-22, SUPP-24). */
export function DeviceTokens() {
  const lookUp = useLookUp(mutationOf(support.accountTokens), {
    found: 'Tokens FCM obtenidos exitosamente',
    none: 'No se encontraron tokens FCM para este usuario.',
    listOf: ({ deviceTokens }) => deviceTokens,
  });
  return (
    <>
      <EmailForm onFind={(person, asked) => lookUp.find({ query: person }, asked)} />
      <LookUpResult lookUp={lookUp}>{(record) => <DeviceTokenCard key={record.id} record={record} say={lookUp.say} />}</LookUpResult>
    </>
  );
}
