import { NumberField, type NumberFieldProps } from '@takt/ui/field/NumberField.tsx'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'

/** A number of a form, as the reader's language writes it. */
export function FormNumber(props: Omit<NumberFieldProps, 'decreaseLabel' | 'increaseLabel' | 'locale'>) {
  const text = useText()
  const what = props.label
  return (
    <NumberField
      {...props}
      locale={useLanguage()}
      decreaseLabel={text('admin.less', { what })}
      increaseLabel={text('admin.more', { what })}
    />
  )
}
