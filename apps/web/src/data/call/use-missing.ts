import type { useFieldFaults } from '@takt/ui/field/field-faults.ts'
import { useText } from '../words/use-text.ts'

type Told = Pick<ReturnType<typeof useFieldFaults>, 'missing' | 'wrong'>

/** A button that cannot be pressed yet says why: which field is wrong, or which are still empty. */
export function useMissing({ missing, wrong }: Told, complete: boolean): string {
  const text = useText()
  if (complete) return ''
  if (wrong.length > 0) return text('form.wrong', { fields: wrong.join(', ') })
  return missing.length > 0 ? text('form.missing', { fields: missing.join(', ') }) : text('form.incomplete')
}
