import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
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
import { useLogo } from './use-logo';

export interface SchoolEditProps {
  school: School;
  onCancel: () => void;
  onSaved: () => void;
}

/** 'Municipio', in alphabetical order (SCHO-09, SCHO-10); what is chosen stays while the others are on their way, or do not come. */
function CityField({ stored }: { stored: string | null }) {
  const { data } = useQuery(queryOf(schools.listCities, {}));
  const { values } = useFormikContext<SchoolValues>();
  const labels = new Set([...(data?.cities.map(({ label }) => label) ?? []), stored ?? '', values.schoolCity]);
  labels.delete('');
  const options = [...labels].toSorted(compareText).map((label) => ({ value: label, label }));
  return <SelectField<SchoolValues> name="schoolCity" label="Municipio" placeholder="Ninguno" options={options} required={false} />;
}

/** SCHO-21; it stands before it speaks. */
function Progress() {
  const { isSubmitting } = useFormikContext();
  return (
    <p className="text-body-secondary mb-0" role="status">
      {isSubmitting && 'Actualizando…'}
    </p>
  );
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
      // SCHO-20: at once, in the header too.
      onSuccess: (saved) => client.setQueryData(schoolQuery(session).queryKey, saved),
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
        takesStored
        disabled={logo.isReading}
        onCancel={onCancel}
        onSubmit={save}
      >
        <LogoField stored={school.image} logo={logo} />
        {/* SCHO-08 */}
        <TextField<SchoolValues> name="name" label="Nombre de la institución" readOnly required={false} />
        <div className="field-pair">
          <TextField<SchoolValues> name="schoolPhone" label="Teléfono" type="tel" autoComplete="off" trims />
          <TextField<SchoolValues> name="schoolEmail" label="Correo electrónico" readOnly required={false} />
        </div>
        <TextField<SchoolValues> name="schoolAddress" label="Dirección" autoComplete="off" trims />
        <CityField stored={school.schoolCity} />
        <Progress />
      </FormCard>
    </div>
  );
}
