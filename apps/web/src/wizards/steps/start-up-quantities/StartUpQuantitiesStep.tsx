import type { Order } from '@takt/domain/orders/model/order.ts'
import {
  enteredQuantity,
  judgeBlock,
  openNext,
  type StartUpEntries,
  typeInto,
} from '@takt/domain/scrap/start-up-entries.ts'
import { startUpLimits } from '@takt/domain/scrap/start-up-scrap.ts'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { noLimits } from '../../quantity-verdict.ts'
import { startUpBlocks } from '../../start-up-blocks.ts'
import styles from './StartUpQuantitiesStep.module.css'

type Props = StepProps<StartUpEntries, NoSettings>

export default function StartUpQuantitiesStep(props: Props) {
  const { value, asked, prefill } = props
  const text = useText()
  const blocks = startUpBlocks(asked)
  const max = asked.machine.config.max_startup_scrap
  const nothingOpen = value.open === null && blocks.length > 0
  const openFirst = useEffectEvent(() => prefill(openNext(value, blocks, max)))
  useEffect(() => {
    if (nothingOpen) openFirst()
  }, [nothingOpen])
  if (blocks.length === 0) return <EmptyState title={text('wizard.running-order.none')} />
  return (
    <div className={styles.blocks}>
      {blocks.map((order) => (
        <Block key={order.card_no} order={order} blocks={blocks} {...props} />
      ))}
    </div>
  )
}

function Block({ order, blocks, value, asked, change, next }: Props & { order: Order; blocks: readonly Order[] }) {
  const text = useText()
  const language = useLanguage()
  const amount = (count: number) => numberText(count, language)
  const { card_no } = order
  const max = asked.machine.config.max_startup_scrap
  const open = value.open === card_no
  const { problem, scrap_qty, max_scrap } = judgeBlock(order, max, value)
  const good = value.seen[card_no]?.good ?? order.card_good_qty
  const entered = enteredQuantity(value.typed[card_no])
  const { minimum } = startUpLimits({ ...order, card_good_qty: good }, max)
  const goOn = () => {
    const opened = openNext(value, blocks, max)
    change(opened)
    if (opened.open === null) next()
  }
  return (
    <section className={styles.block} aria-label={text('wizard.order', { card_no })}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => change({ ...value, open: card_no })}
      >
        <span className={styles.order}>
          {text('wizard.order', { card_no })} <small>{order.part_description || order.part_no}</small>
        </span>
        <span className={styles.entered}>
          {problem === null && <CheckIcon size={22} />}
          {entered === null ? amount(good) : `${amount(entered)} / ${amount(good)}`}
        </span>
      </button>
      {open && (
        <div className={styles.body}>
          <div className={styles.facts}>
            <p>{text('wizard.start-up.good', { good: amount(good) })}</p>
            <p>{text('wizard.start-up.limits', { min: amount(minimum), max: amount(max_scrap) })}</p>
            <p
              className={problem === 'below-minimum' || problem === 'above-good' ? styles.problem : undefined}
              role="status"
            >
              {(problem === 'below-minimum' || problem === 'above-good') && <WarningIcon size={20} />}
              {problem === 'below-minimum' &&
                text('refusal.startup-scrap-too-large', { max_scrap: amount(max_scrap), scrap: amount(scrap_qty) })}
              {problem === 'above-good' && text('refusal.startup-above-good', { good: amount(good) })}
              {problem === null && text('wizard.start-up.scrap', { scrap: amount(scrap_qty) })}
            </p>
          </div>
          <QuantityEntry
            label={text('wizard.start-up.good-pieces')}
            value={value.typed[card_no] ?? ''}
            settings={{ ...noLimits, decimals: order.integer_unit === 0 }}
            unit={order.unit}
            touch={asked.touch}
            blocked={problem !== null}
            change={(typed) => change(typeInto(value, order, typed))}
            next={goOn}
          />
        </div>
      )}
    </section>
  )
}
