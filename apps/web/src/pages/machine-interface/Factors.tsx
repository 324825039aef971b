import { useNumber } from '../../data/format.ts'
import { useText } from '../../data/use-text.ts'
import styles from './Factors.module.css'

interface FactorsProps {
  heading: string
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

/** Availability, performance, quality and OEE. */
export function Factors({ heading, of }: FactorsProps) {
  const text = useText()
  const number = useNumber()
  const percent = (value: number | null) => (value === null ? '–' : `${number(Math.round(value * 10) / 10)} %`)
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <dl className={styles.factors}>
        {(
          [
            ['figures.availability', of.t_percent],
            ['figures.performance', of.a_percent],
            ['figures.quality', of.k_percent],
            ['figures.oee', of.oee],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{percent(value)}</dd>
          </div>
        ))}
      </dl>
      {/* Whoever divides good by all that was made gets another quality than we do. */}
      {of.k_percent !== null && of.quality_scrap_qty !== of.scrap_qty && (
        <p className={styles.note}>
          {text('figures.quality-note', { count: number(of.quality_scrap_qty), scrap: number(of.scrap_qty) })}
        </p>
      )}
    </section>
  )
}
