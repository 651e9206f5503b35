import { useState } from 'react';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { SegmentedChoice } from '@/ui/form/segmented-choice';
import { emailSchema, phoneSchema, sentEmail, sentPhone, type PersonValues } from './person-schema';

/** By what somebody is looked up, as it is sent. */
export type Person = { readonly email: string } | { readonly phoneNumber: string };

type Method = 'email' | 'phone';

const METHODS = [
  { value: 'email', label: 'Correo electrónico' },
  { value: 'phone', label: 'Teléfono' },
] as const;

interface PersonFormProps<Asked extends Person> {
  /** Looks up whom the form asks for; `asked` is what was typed. */
  onFind: (person: Asked, asked: string) => Promise<unknown>;
}

/** No draft: nothing of whom support looks up stays in the browser. */
function AskLine({ method, onSubmit }: { method: Method; onSubmit: (values: PersonValues) => Promise<unknown> }) {
  const form = useForm<PersonValues>({
    initial: { email: '', phone: '' },
    schema: method === 'email' ? emailSchema : phoneSchema,
    send: onSubmit,
  });
  return (
    <Form form={form} className="ask-line">
      <div className="grow">
        {method === 'email' ? (
          <TextField<PersonValues>
            key="email"
            name="email"
            label="Correo electrónico"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <TextField<PersonValues> key="phone" name="phone" label="Teléfono" inputMode="tel" autoComplete="off" />
        )}
      </div>
      <SubmitButton>Consultar</SubmitButton>
    </Form>
  );
}

const byEmail = (values: PersonValues) => ({ person: { email: sentEmail(values) }, asked: sentEmail(values) });
const byPhone = (values: PersonValues) => ({ person: { phoneNumber: sentPhone(values) }, asked: sentPhone(values) });

/** Whom to look up by e-mail (SUPP-06). */
export function EmailForm({ onFind }: PersonFormProps<{ readonly email: string }>) {
  return (
    <section className="card">
      <div className="card-body">
        <AskLine
          method="email"
          onSubmit={(values) => {
            const { person, asked } = byEmail(values);
            return onFind(person, asked);
          }}
        />
      </div>
    </section>
  );
}

/** Whom to look up by e-mail or phone; what was typed of either is there when one goes back to it (SUPP-06). */
export function EmailOrPhoneForm({ onFind }: PersonFormProps<Person>) {
  const [method, setMethod] = useState<Method>('email');
  return (
    <section className="card">
      <div className="card-body">
        <SegmentedChoice label="Buscar por" value={method} options={METHODS} onChange={setMethod} />
        <AskLine
          method={method}
          onSubmit={(values) => {
            const { person, asked } = method === 'email' ? byEmail(values) : byPhone(values);
            return onFind(person, asked);
          }}
        />
      </div>
    </section>
  );
}
