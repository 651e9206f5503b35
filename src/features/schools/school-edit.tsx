import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { upload } from '@/api/core/upload';
import { schools, type School } from '@/api/resources/schools';
import { useSignedIn } from '@/api/session';
import { schoolQuery } from '@/school/person';
import { compareText } from '@/ui/base/text-order';
import { TextField } from '@/ui/form/field';
import { FormCard } from '@/ui/form/form-card';
import { mergeFields } from '@/ui/form/merge-fields';
import { useForm } from '@/ui/form/use-form';
import { SelectField } from '@/ui/form/select-field';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { LogoField } from './logo-field';
import { schoolRequestOf, schoolValuesSchema, valuesOf, type SchoolValues } from './school-values';
import { useLogo } from './use-logo';

export interface SchoolEditProps {
  school: School;
  onCancel: () => void;
  onSaved: () => void;
}

/** 'Municipio', in alphabetical order (SCHO-09, SCHO-10). The chosen one is always an option, also before or without the list. */
function CityField({ stored, chosen }: { stored: string | null; chosen: string }) {
  const { data } = useQuery(queryOf(schools.listCities, {}));
  const labels = new Set([...(data?.cities.map(({ label }) => label) ?? []), stored ?? '', chosen]);
  labels.delete('');
  const options = [...labels].toSorted(compareText).map((label) => ({ value: label, label }));
  return <SelectField<SchoolValues> name="schoolCity" label="Municipio" placeholder="Ninguno" options={options} required={false} />;
}

/** The edit mode of 'Información General' (SCHO-07 to SCHO-22). */
export function SchoolEdit({ school, onCancel, onSaved }: SchoolEditProps) {
  const client = useQueryClient();
  const session = useSignedIn();
  const logo = useLogo();
  // SCHO-19
  const save = useSave(
    {
      mutationFn: (values: SchoolValues) =>
        upload(schools.edit, { params: { id: school.id }, form: { schoolRequest: schoolRequestOf(school, values), file: logo.file } }),
      // SCHO-20: updates the header, too.
      onSuccess: (saved) => client.setQueryData(schoolQuery(session).queryKey, saved),
    },
    { close: onSaved, say: () => showSuccess('Tu registro ha sido actualizado con éxito.', '¡Colegio Actualizado!') },
  );
  const form = useForm<SchoolValues>({
    initial: valuesOf(school),
    schema: schoolValuesSchema,
    draft: `school:${school.id}`,
    merge: mergeFields(),
    send: save,
  });
  return (
    <div className="w-form">
      <FormCard form={form} title={<span translate="no">{school.name}</span>} opensByPress disabled={logo.isPreparing} onCancel={onCancel}>
        <LogoField stored={school.image} logo={logo} />
        {/* SCHO-08 */}
        <TextField<SchoolValues> name="name" label="Nombre de la institución" readOnly required={false} />
        <div className="field-pair">
          <TextField<SchoolValues> name="schoolPhone" label="Teléfono" type="tel" autoComplete="off" trims />
          <TextField<SchoolValues> name="schoolEmail" label="Correo electrónico" readOnly required={false} />
        </div>
        <TextField<SchoolValues> name="schoolAddress" label="Dirección" autoComplete="off" trims />
        <CityField stored={school.schoolCity} chosen={form.values.schoolCity} />
        {/* SCHO-21; a live region must exist before its text changes. */}
        <p className="text-body-secondary mb-0" role="status">
          {form.isSending && 'Actualizando…'}
        </p>
      </FormCard>
    </div>
  );
}
