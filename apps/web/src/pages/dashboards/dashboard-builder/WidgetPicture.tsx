import type { AnyWidget } from '../../../dashboard/define-widget.ts'
import styles from './Palette.module.css'

const layers = ['soft', 'solid', 'good', 'stop', 'line', 'bold', 'paper'] as const

/** A kind of widget as one recognises it; its name stands beside it. */
export function WidgetPicture({ picture }: Pick<AnyWidget, 'picture'>) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 40" aria-hidden="true" focusable="false">
      {layers.map((layer) => picture[layer] && <path key={layer} className={styles[layer]} d={picture[layer]} />)}
    </svg>
  )
}
