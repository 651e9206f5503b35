import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '@/api/core/client';
import { upload } from '@/api/core/upload';
import { schools, type School } from '@/api/resources/schools';
import { useSignedIn } from '@/api/session';
import { schoolQuery } from '@/school/person';
import { compareText } from '@/ui/base/text-order';
import { TextField } from '@/ui/form/field';
import { FormCard } from '@/ui/form/form-card';
import { SelectField } from '@/ui/form/select-field';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { LogoField } from './logo-field';
import { schoolRequestOf, schoolValuesSchema, valuesOf, type SchoolValues } from './school-values';

interface SchoolEditProps {
  school: School;
  onCancel: () => void;
  onSaved: () => void;
}

/** SCHO-09, SCHO-10: in alphabetical order; the school's own stays while the others are on their way, or do not come. */
function useCities({ schoolCity }: School) {
  const { data } = useQuery(queryOf(schools.listCities, {}));
  const labels = data?.cities.map(({ label }) => label) ?? [];
  const all = schoolCity === null || labels.includes(schoolCity) ? labels : [schoolCity, ...labels];
  return all.toSorted(compareText).map((label) => ({ value: label, label }));
}

/** The edit mode of 'Información General' (SCHO-07 to SCHO-22). */
export function SchoolEdit({ school, onCancel, onSaved }: SchoolEditProps) {
  const client = useQueryClient();
  const session = useSignedIn();
  const cities = useCities(school);
  const [logo, setLogo] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  // SCHO-19
  const save = useSave(
    {
      mutationFn: (values: SchoolValues) =>
        upload(schools.edit, { params: { id: school.id }, form: { schoolRequest: schoolRequestOf(school, values), file: logo } }),
      onMutate: () => setSending(true),
      // SCHO-20: at once, in the header too.
      onSuccess: (saved) => client.setQueryData(schoolQuery(session).queryKey, saved),
      onSettled: () => setSending(false),
    },
    { close: onSaved, say: () => showSuccess('Tu registro ha sido actualizado con éxito.', '¡Colegio Actualizado!') },
  );
  return (
    <div className="w-form">
      <FormCard<SchoolValues>
        title={school.name}
        draft={`school:${school.id}`}
        initial={valuesOf(school)}
        schema={schoolValuesSchema}
        opensByPress
        onCancel={onCancel}
        onSubmit={save}
      >
        <LogoField stored={school.image} chosen={logo} onChoose={setLogo} />
        {/* SCHO-08 */}
        <TextField<SchoolValues> name="name" label="Nombre de la institución" readOnly required={false} />
        <div className="field-pair">
          <TextField<SchoolValues> name="schoolPhone" label="Teléfono" type="tel" autoComplete="off" trims />
          <TextField<SchoolValues> name="schoolEmail" label="Correo electrónico" readOnly required={false} />
        </div>
        <TextField<SchoolValues> name="schoolAddress" label="Dirección" autoComplete="off" trims />
        <SelectField<SchoolValues> name="schoolCity" label="Municipio" placeholder="Ninguno" options={cities} required={false} />
        {/* SCHO-21 */}
        <p className="text-body-secondary mb-0" role="status">
          {isSending && 'Actualizando…'}
        </p>
      </FormCard>
    </div>
  );
}
