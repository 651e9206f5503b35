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

type CheckedConfig<Values> = Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'>;

/**
 * Formik, whose errors are what the schema finds in the values, in the same render. Formik's own come two renders later, and not
 * at all when the schema changes (PAST-09); it asks its `validate` once more before it sends. Values that are its `status` have been
 * saved: nothing is wrong with them until they change.
 */
export function useCheckedFormik<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  config: CheckedConfig<Values>,
): FormikContextType<Values> {
  const formik = useFormik<Values>({
    ...config,
    validate: (values) => errorsOf(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
  });
  const { values, status, getFieldMeta } = formik;
  const isSaved = values === status;
  const errors = useMemo(() => (isSaved ? {} : errorsOf(schema, values)), [schema, values, isSaved]);
  return {
    ...formik,
    errors,
    getFieldMeta: (name: string) => ({ ...getFieldMeta(name), error: getIn(errors, name) as string }),
  };
}
