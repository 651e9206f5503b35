import type { FormikValues } from 'formik';
import { useId, useState } from 'react';
import { Button } from '@/ui/base/button';
import { isChanged, type RecordGuard } from './record-guard';
import type { FormModel } from './use-form';

interface RecordChangeProps<Values extends FormikValues> {
  form: FormModel<Values>;
  guard: RecordGuard<Values>;
}

/** Shows within the form that somebody else changed or deleted its record. */
export function RecordChange<Values extends FormikValues>({ form, guard }: RecordChangeProps<Values>) {
  const { known, values, isSending } = form;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { record, accepted, isGone } = guard;
  if (isGone && !isSending) {
    return (
      <div className="notice mb-4">
        <p role="status" className="mb-0">
          Alguien eliminó este registro mientras lo editabas. Ya no se puede guardar: copia lo que necesites antes de salir.
        </p>
      </div>
    );
  }
  if (isSending || record === undefined || !isChanged(record, record.stored, accepted ?? known, values)) return null;
  const { stored, fields } = record;
  const different = fields.filter(({ text }) => text(stored) !== text(values));
  return (
    <div className="notice flex-column align-items-start mb-4">
      <p role="status" className="mb-0">
        Este registro cambió mientras lo editabas.
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button kind="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Ver los cambios
        </Button>
        <Button
          kind="text"
          onClick={() => {
            guard.accept();
            void form.formik.submitForm();
          }}
        >
          Guardar de todos modos
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="w-100">
        {different.length === 0 ? (
          <p className="mb-0">Lo guardado es igual a lo que escribiste.</p>
        ) : (
          <table className="table comparison mb-0">
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Guardado</th>
                <th scope="col">Lo que escribiste</th>
              </tr>
            </thead>
            <tbody>
              {different.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="text-break">{text(stored)}</td>
                  <td className="text-break">{text(values)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
