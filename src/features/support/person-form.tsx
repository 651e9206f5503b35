import { useState } from 'react';
import { EmailField } from '@/ui/form/email-field';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { SegmentedChoice } from '@/ui/form/segmented-choice';
import { emailSchema, phoneSchema, sentEmail, sentPhone, type PersonValues } from './person-schema';

/** The person in the request. */
export type Person = { readonly email: string } | { readonly phoneNumber: string };

type Method = 'email' | 'phone';

const METHODS = [
  { value: 'email', label: 'Correo electrónico' },
  { value: 'phone', label: 'Teléfono' },
] as const;

interface PersonFormProps<Asked extends Person> {
  /** Looks up the person; `asked`: the typed e-mail or phone. */
  onFind: (person: Asked, asked: string) => Promise<unknown>;
}

/** Without a draft: no looked-up person is stored in the browser. */
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
          <EmailField<PersonValues> key="email" name="email" label="Correo electrónico" autoComplete="off" />
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

/** The form to look up by e-mail (SUPP-06). */
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

/** The form to look up by e-mail or phone; switching keeps both values (SUPP-06). */
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
