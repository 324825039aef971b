import { limitToMax, overProductionQty, type QuantitySettings, quantityOf } from '@takt/domain/wizard/check-quantity.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../data/language.ts'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { decimalSign, numberText } from '../../engine/number-text.ts'
import { type Said, useSaid } from '../../engine/said.ts'
import { useKeypadLabels } from '../../engine/use-keypad-labels.ts'
import styles from './QuantityStep.module.css'

export interface QuantityStepSettings extends QuantitySettings {
  decimals: boolean
  /** By what rule `max` holds, for the moment in which an entry is limited. */
  maxRule: Said | null
}

const LIMITED_SHOWN_MS = 3_000

export default function QuantityStep(props: StepProps<string, QuantityStepSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const words = useSaid()
  const language = useLanguage()
  const keypadLabels = useKeypadLabels()
  /** Counts how often the entry was limited, so that a second time begins the three seconds anew. */
  const [limited, setLimited] = useState(0)
  useEffect(() => {
    if (limited === 0) return
    const timer = setTimeout(() => setLimited(0), LIMITED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [limited])

  const type = (typed: string) => {
    const { entry, limited: over } = limitToMax(typed, settings.max)
    if (over) setLimited((times) => times + 1)
    change(entry)
  }

  const { order } = asked
  const left = order ? overProductionQty(order) : undefined
  const quantity = quantityOf(value)
  const amount = (count: number) => numberText(count, language)
  return (
    <div className={styles.quantity}>
      {order && (
        <dl className={styles.facts}>
          <Fact label={text('wizard.quantity.planned')} detail>
            {left === undefined ? text('wizard.quantity.no-plan') : amount(order.planned_op_qty)}
          </Fact>
          <Fact label={text('wizard.quantity.so-far')} detail>
            {amount(order.card_good_qty)}
          </Fact>
          {left !== undefined && (
            <>
              <Fact label={text('wizard.quantity.remaining')} over={left < 0 && text('wizard.quantity.over')}>
                {amount(left)}
              </Fact>
              <Fact
                label={text('wizard.quantity.after')}
                over={left - quantity < 0 && text('wizard.quantity.over')}
                strong
              >
                {Number.isFinite(quantity) ? amount(left - quantity) : '–'}
              </Fact>
            </>
          )}
        </dl>
      )}
      <div className={styles.entry}>
        {/* In one line, so that no key moves away under a finger. */}
        <div className={styles.what}>
          <p hidden={limited > 0}>{text('wizard.quantity.good')}</p>
          <p className={styles.limited} role="status">
            {limited > 0 && (
              <>
                <WarningIcon size={20} />
                {text('wizard.quantity.limited', {
                  max: amount(settings.max),
                  rule: settings.maxRule ? words(settings.maxRule) : '',
                })}
              </>
            )}
          </p>
        </div>
        <Keypad
          value={value}
          onValueChange={type}
          onEnter={next}
          labels={{ ...keypadLabels, keypad: text('wizard.quantity.good') }}
          decimals={settings.decimals}
          separator={decimalSign(language)}
          unit={order?.unit || undefined}
          maxDigits={12}
          listen="page"
          enterDisabled={blocked}
        />
      </div>
    </div>
  )
}

interface FactProps {
  label: string
  children: string
  /** The word that stands beside a figure below zero: never the colour alone. */
  over?: string | false
  strong?: boolean
  /** Left out on a phone, where the keypad needs the room. */
  detail?: boolean
}

function Fact({ label, children, over, strong, detail }: FactProps) {
  return (
    <div className={classNames(strong && styles.strong, detail && styles.detail)}>
      <dt>{label}</dt>
      <dd className={over ? styles.over : undefined}>
        {children} {over && <small>{over}</small>}
      </dd>
    </div>
  )
}
