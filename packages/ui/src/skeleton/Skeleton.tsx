import { classNames } from '../class-names.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  width?: number | string | undefined
  height?: number | string | undefined
  /** Several lines of text, the last one shorter. */
  lines?: number | undefined
  className?: string | undefined
}

/** Says nothing to a screen reader: the box that is loading carries aria-busy or a LoadingState. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and never move
          key={line}
          className={styles.bone}
          style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  )
}
