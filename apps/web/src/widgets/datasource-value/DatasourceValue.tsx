import { comparedValue, type StyleConfig, styleNow } from '@takt/domain/dashboard/style-config.ts'
import { showValue, type ValueConfig } from '@takt/domain/dashboard/value-config.ts'
import { classNames } from '@takt/ui/class-names.ts'
import type { CSSProperties } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { type Styled, styled } from '../../dashboard/styled.ts'
import styles from './DatasourceValue.module.css'
import type { datasourceValue } from './datasource-value.widget.ts'

type Props = WidgetProps<(typeof datasourceValue)['options'], ReturnType<(typeof datasourceValue)['needs']>>

/** 'v1 / v2', with value3 over it: D-WIDGET-36. */
export default function DatasourceValue({ config, data, plant }: Props) {
  const rowsOf = (slug: string) => data[slug] ?? []
  const shown = (value: ValueConfig | null) =>
    value === null || value.dataSource === '' ? '' : showValue(value, rowsOf(value.dataSource), plant)
  const now = (style: StyleConfig): Styled =>
    styled(styleNow(style, (value) => comparedValue(value, rowsOf(value.dataSource))))
  const [first, second, header] = [shown(config.value), shown(config.value2), shown(config.value3)]
  const text = second === '' ? first : `${first} / ${second}`
  const [box, value, heading] = [now(config.containerStyle), now(config.valueStyle), now(config.headerStyle)]
  // The longer the text, the smaller it must be to stand in its box.
  const room = { '--signs': Math.max(2, text.length + config.unitAfter.length * 0.5) } as CSSProperties
  return (
    <div className={classNames(styles.box, box.className)} style={{ ...room, ...box.style }}>
      {header !== '' && (
        <p className={classNames(styles.header, heading.className)} style={heading.style}>
          {header}
        </p>
      )}
      <p className={classNames(styles.value, value.className)} style={value.style}>
        {text}
        {config.unitAfter !== '' && <span className={styles.unit}> {config.unitAfter}</span>}
      </p>
    </div>
  )
}
