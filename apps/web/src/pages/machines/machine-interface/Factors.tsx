import { factorLights } from '@takt/domain/orders/lights/factor-lights.ts'
import { machineLimits } from '@takt/domain/orders/lights/machine-limits.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FigureNote } from '../../../parts/order-details/FigureNote.tsx'
import { LightSign } from '../../../parts/order-details/Light.tsx'
import styles from './Factors.module.css'

interface FactorsProps {
  heading: string
  /** One line, in a card that says what it is about; what needs a sentence stands with the day. */
  inLine?: boolean
  /** The article they are of, where it is one. */
  part?: string | undefined
  /** Whose limits say what is green. */
  machine_id: string
  /** Percent; null or undefined where nothing says how it went. */
  of: {
    readonly t_percent: number | null
    readonly a_percent: number | null
    readonly k_percent: number | null
    readonly oee: number | null
    readonly scrap_qty: number
    readonly quality_scrap_qty: number
  }
}

/** Availability, performance, quality and OEE, each with its light. */
export function Factors({ heading, machine_id, part, of, inLine = false }: FactorsProps) {
  const text = useText()
  const number = useNumber()
  const percent = (value: number | null) => (value === null ? '–' : `${number(Math.round(value * 10) / 10)} %`)
  const lights = factorLights({ ...of, tak: of.oee }, machineLimits(useMachine(machine_id) ?? {}))
  return (
    <section className={styles.room} aria-label={heading}>
      {!inLine && <h3 className={styles.heading}>{heading}</h3>}
      <dl className={classNames(styles.factors, inLine && styles.inLine)}>
        {(
          [
            ['figures.availability', of.t_percent, lights.t_percent],
            ['figures.performance', of.a_percent, lights.a_percent],
            ['figures.quality', of.k_percent, lights.k_percent],
            ['figures.oee', of.oee, lights.tak],
          ] as const
        ).map(([name, value, light]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>
              {percent(value)} {light !== null && <LightSign light={light} />}
            </dd>
          </div>
        ))}
      </dl>
      <FigureNote className={styles.note} of={of} part={part} />
      {/* Whoever divides good by all that was made gets another quality than we do. */}
      {!inLine && of.k_percent !== null && of.quality_scrap_qty !== of.scrap_qty && (
        <p className={styles.note}>
          {text('figures.quality-note', { count: number(of.quality_scrap_qty), scrap: number(of.scrap_qty) })}
        </p>
      )}
    </section>
  )
}
