import { getIn, useFormik, yupToFormErrors, type FormikConfig, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import { useMemo } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';

/** The first message of each field, in the shape of the values. */
function errorsOf<Values extends FormikValues>(schema: ObjectSchema<Values>, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<Values>(error);
  }
}

interface CheckedConfig<Values> extends Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'> {
  /** Values that have been saved: nothing is wrong with them until they change. */
  saved?: Values | null;
}

/**
 * Formik, whose errors are what the schema finds in the values, in the same render. Formik's own come two renders later, and not
 * at all when the schema changes (PAST-09); it asks its `validate` once more before it sends.
 */
export function useCheckedFormik<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  { saved = null, ...config }: CheckedConfig<Values>,
): FormikContextType<Values> {
  const formik = useFormik<Values>({
    ...config,
    validate: (values) => errorsOf(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
  });
  const { values, getFieldMeta } = formik;
  const errors = useMemo(() => (values === saved ? {} : errorsOf(schema, values)), [schema, values, saved]);
  return {
    ...formik,
    errors,
    getFieldMeta: (name: string) => ({ ...getFieldMeta(name), error: getIn(errors, name) as string }),
  };
}
