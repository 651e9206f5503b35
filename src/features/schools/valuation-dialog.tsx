import { mutationOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import { valuations, type Valuation } from '@/api/resources/valuations';
import { updateSession } from '@/api/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { ValuationFields } from './valuation-fields';
import { valuationSchema } from './valuation-schema';
import { newValuation, savedValuation, sentValuation, valuationTexts, type ValuationValues } from './valuation-values';

interface ValuationDialogProps {
  /** Primary and secondary; false: preschool. */
  isPrimary: boolean;
  level: string;
  /** null for a new valuation. */
  valuation: Valuation | null;
  onClose: () => void;
}

/** 'Agregar valoración' or 'Editar valoración' (VALU-05). */
export const ValuationDialog = isolateDialog(function ValuationDialog({ isPrimary, level, valuation, onClose }: ValuationDialogProps) {
  const reread = useReread(valuations.get, {});
  // VALU-28; after a failure the dialog stays open (VALU-29).
  const save = useSave(mutationOf(valuations.save), { close: onClose });
  const initial = valuation ? savedValuation(valuation) : newValuation(isPrimary);
  const record = {
    stored: initial,
    reread: async () => {
      const { preschool, primary } = await reread();
      const current = isPrimary ? primary : preschool;
      return current && savedValuation(current);
    },
    fields: valuationTexts,
  };
  const form = useForm<ValuationValues>({
    initial,
    schema: valuationSchema,
    draft: `valuation:${valuation?.id ?? (isPrimary ? 'primary' : 'preschool')}`,
    guard: useRecordGuard(valuation ? record : undefined),
    send: async (values) => {
      const { id } = await save({ body: sentValuation(values, valuation?.id ?? null, isPrimary) });
      // VALU-30
      updateSession(isPrimary ? { primaryValuationId: id } : { preschoolValuationId: id });
    },
  });
  return (
    <FormDialog form={form} title={valuation ? 'Editar valoración' : 'Agregar valoración'} size="lg" onClose={onClose}>
      <p className="text-ui mb-3">
        <b>{`${level}. `}</b>
        <span>
          {valuation
            ? 'Los logros y las notas que ya existen no cambian: la escala nueva vale para los logros que se creen después.'
            : 'Define los niveles con los que se evalúan los logros.'}
        </span>
      </p>
      <ValuationFields />
    </FormDialog>
  );
});
