import type { StyleConfigOption } from '@takt/domain/dashboards/options.ts'
import {
  type ConditionalStyle,
  comparisonOperators,
  newConditionalStyle,
  type StyleConfig,
} from '@takt/domain/dashboards/style-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { Tabs } from '@takt/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'
import { operatorWord } from './operator-word.ts'
import { StyleFields } from './StyleFields.tsx'
import { ValueEditor } from './ValueEditor.tsx'

const BASE = 'base'

/** The full style configurator: the base, one tab for each condition, and '+': D-CONFIG-58, 59-X. */
export function StyleEditor(props: EditorProps<StyleConfigOption>) {
  const { value, label, place, onChange } = props
  const { say } = place
  const [chosen, setChosen] = useState(BASE)
  const { conditionalStyles: conditions } = value
  const setConditions = (list: readonly ConditionalStyle[], typing?: string) =>
    onChange({ ...value, conditionalStyles: list } satisfies StyleConfig, typing)
  const add = () => {
    setConditions([...conditions, newConditionalStyle])
    setChosen(String(conditions.length))
  }
  const remove = (at: number) => {
    setConditions(conditions.filter((_, index) => index !== at))
    setChosen(at === 0 ? BASE : String(at - 1))
  }
  const move = (at: number, by: 1 | -1) => {
    const [one, other] = [conditions[at], conditions[at + by]]
    if (one === undefined || other === undefined) return
    setConditions(conditions.map((each, index) => (index === at ? other : index === at + by ? one : each)))
    setChosen(String(at + by))
  }
  // Undo may have taken the chosen tab away.
  const tab = chosen === BASE || Number(chosen) < conditions.length ? chosen : BASE
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      <Tabs
        label={label}
        value={tab}
        onValueChange={setChosen}
        add={{ label: say('panel.style-add'), run: add }}
        tabs={[
          {
            value: BASE,
            label: say('panel.style-base'),
            panel: (
              <StyleFields
                style={value.style}
                place={place}
                onChange={(style, typing) => onChange({ ...value, style }, typing && `base.${typing}`)}
              />
            ),
          },
          ...conditions.map((condition, at) => ({
            value: String(at),
            label: say('panel.style-condition', { number: at + 1 }),
            remove: { label: say('panel.style-remove', { number: at + 1 }), run: () => remove(at) },
            panel: (
              <Condition
                {...props}
                condition={condition}
                at={at}
                count={conditions.length}
                onSet={(next, typing) =>
                  setConditions(
                    conditions.map((one, index) => (index === at ? next : one)),
                    typing && `${at}.${typing}`,
                  )
                }
                onMove={(by) => move(at, by)}
              />
            ),
          })),
        ]}
      />
    </fieldset>
  )
}

interface ConditionProps extends EditorProps<StyleConfigOption> {
  readonly condition: ConditionalStyle
  readonly at: number
  readonly count: number
  readonly onSet: (condition: ConditionalStyle, typing?: string) => void
  readonly onMove: (by: 1 | -1) => void
}

function Condition({ condition, at, count, place, values, onSet, onMove }: ConditionProps) {
  const { say } = place
  const valueOption = { type: 'datasourceValue', label: '', default: null } as const
  const value = (key: 'value1' | 'value2', label: string) => (
    <ValueEditor
      option={valueOption}
      value={condition[key]}
      label={label}
      error={undefined}
      {...{ place, values }}
      onChange={(next, typing) =>
        onSet({ ...condition, [key]: next as ConditionalStyle['value1'] }, typing && `${key}.${typing}`)
      }
      onClear={() => onSet({ ...condition, [key]: null })}
    />
  )
  return (
    <div className={styles.inside}>
      <p className={styles.muted}>{say('panel.style-row-hint')}</p>
      {value('value1', say('panel.style-value1'))}
      <SelectField
        label={say('panel.operator')}
        placeholder={say('form.choose')}
        value={condition.comparisonOperator}
        options={comparisonOperators.map((operator) => ({ value: operator, label: operatorWord(say, operator) }))}
        onValueChange={(comparisonOperator) => onSet({ ...condition, comparisonOperator })}
      />
      {value('value2', say('panel.style-value2'))}
      {condition.comparisonOperator === 'range_around' && (
        <NumberField
          label={say('panel.style-support')}
          value={condition.supportValue}
          min={0}
          decreaseLabel={say('form.less')}
          increaseLabel={say('form.more')}
          onValueChange={(supportValue) => onSet({ ...condition, supportValue: supportValue ?? 0 }, 'support')}
        />
      )}
      <StyleFields
        style={condition.style}
        place={place}
        onChange={(style, typing) => onSet({ ...condition, style }, typing)}
      />
      {count > 1 && (
        <div className={styles.moves}>
          <Button icon={<ChevronLeftIcon />} disabled={at === 0} onClick={() => onMove(-1)}>
            {say('panel.move-earlier')}
          </Button>
          <Button iconEnd={<ChevronRightIcon />} disabled={at === count - 1} onClick={() => onMove(1)}>
            {say('panel.move-later')}
          </Button>
        </div>
      )}
    </div>
  )
}
