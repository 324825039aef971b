import parts from './parts.module.css'

interface BarRowProps {
  readonly name: string
  readonly value: string
  /** Of the longest bar, 0 to 1. */
  readonly share: number
  readonly fill: string
}

/** A name, how much, and a bar below both. */
export function BarRow({ name, value, share, fill }: BarRowProps) {
  return (
    <li className={parts.barRow}>
      <span className={parts.barName}>{name}</span>
      <span className={parts.barValue}>{value}</span>
      <span className={parts.bar} aria-hidden="true">
        <span className={parts.fill} style={{ width: `${Math.max(1, share * 100)}%`, background: fill }} />
      </span>
    </li>
  )
}
