import { changedParameter, parameterChoices } from '@takt/domain/dashboards/parameter-selector.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { TypedParameter } from '../../dashboard/text/TypedParameter.tsx'
import styles from './DatasourceParameterSelector.module.css'
import type { datasourceParameterSelector as widget } from './datasource-parameter-selector.widget.ts'

type Props = WidgetProps<(typeof widget)['options'], ReturnType<(typeof widget)['needs']>>

/** What is now in the address is marked, wherever it came from: D-STATE-41-X. */
export default function DatasourceParameterSelector({ config, page, say }: Props) {
  const { parameter, parameterValues, type } = config.selector
  const choices = parameterChoices(parameterValues)
  const current = page.query[parameter]
  const label = config.title || parameter
  const choose = (entered: string, how: 'push' | 'replace') => {
    const value = changedParameter(entered, current)
    if (value !== undefined) page.setParameter?.(parameter, value, how)
  }
  if (type === 'text') {
    return (
      <TypedParameter
        className={styles.field}
        label={label}
        current={current ?? ''}
        suggestions={choices}
        onEnter={(value) => choose(value, 'replace')}
      />
    )
  }
  if (type === 'select') {
    const isOffered = choices.some(({ value }) => value === current)
    return (
      <SelectField
        // With other choices it begins anew: a list that loses the chosen one would go back to its first value by itself.
        key={isOffered ? '' : current}
        className={styles.field}
        label={label}
        placeholder={say('form.choose')}
        value={current ?? null}
        options={current === undefined || isOffered ? choices : [{ value: current, label: current }, ...choices]}
        onValueChange={(value) => choose(value, 'push')}
      />
    )
  }
  return (
    <fieldset className={styles.buttons} aria-label={label}>
      {choices.length === 0 && <span>{parameter}</span>}
      {choices.map(({ value, label: word }) => (
        <Button
          key={value}
          variant={value === current ? 'primary' : 'secondary'}
          aria-pressed={value === current}
          onClick={() => choose(value, 'push')}
        >
          {word}
        </Button>
      ))}
    </fieldset>
  )
}
