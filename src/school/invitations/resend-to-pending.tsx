import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/base/button';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import type { Recipient } from './recipients';
import type { SendInvitation } from './use-resending';

export interface ResendDialogProps {
  recipients: readonly Recipient[];
  send: SendInvitation;
  /** Asks for the list again, which says of somebody that an invitation waits who has registered. */
  refresh: () => void;
  onClose: () => void;
}

const ResendDialog = lazyDialog<ResendDialogProps>(
  () => 'Reenviar invitaciones',
  async () => (await import('./resend-dialog')).ResendDialog,
);

/** 'Reenviar a los {n} pendientes', over a list in which somebody is pending (INVI-01). */
export function ResendToPending(props: Omit<ResendDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const count = props.recipients.length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Send className="icon" />
        <span className="num">{count === 1 ? 'Reenviar al pendiente' : `Reenviar a los ${count} pendientes`}</span>
      </Button>
      {isOpen && <ResendDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
