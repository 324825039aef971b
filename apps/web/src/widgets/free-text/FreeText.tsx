import { freeText } from '@takt/domain/dashboards/free-text.ts'
import { textOf } from '../../dashboard/column-label.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { FitText, MarqueeText } from '../../dashboard/text/MeasuredText.tsx'
import styles from './FreeText.module.css'
import type { freeTextWidget } from './free-text.widget.ts'

type Props = WidgetProps<(typeof freeTextWidget)['options'], ReturnType<(typeof freeTextWidget)['needs']>>

/** Text only: what looks like HTML is shown as it was written: D-WIDGET-31-X. */
export default function FreeText({ config, say }: Props) {
  const text = freeText(config.text, (key) => textOf(say, key))
  const turned = config.rotation === 0 ? undefined : String(config.rotation)
  const size = { fontSize: `${config.fontSize}px` }
  const { tag } = config
  return (
    <div className={styles.text} data-turned={turned}>
      {tag === 'fit' ? (
        <FitText text={text} />
      ) : tag === 'marquee' ? (
        <MarqueeText text={text} fontSize={config.fontSize} />
      ) : (
        <Tagged tag={tag} style={size}>
          {text}
        </Tagged>
      )}
    </div>
  )
}

interface TaggedProps {
  readonly tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'p'
  readonly style: { readonly fontSize: string }
  readonly children: string
}

function Tagged({ tag: Tag, style, children }: TaggedProps) {
  return (
    <Tag className={Tag === 'p' ? styles.plain : styles.heading} style={style}>
      {children}
    </Tag>
  )
}
