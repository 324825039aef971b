import type { Ground } from '@takt/domain/dashboards/readable-ink.ts'
import { comparedValue, type StyleConfig, styleLayers } from '@takt/domain/dashboards/style-config.ts'
import { showValue, type ValueConfig } from '@takt/domain/dashboards/value-config.ts'
import { grouped } from '@takt/domain/ground/format-value.ts'
import { classNames } from '@takt/ui/class-names.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { type Styled, styled } from '../../dashboard/styled.ts'
import { FittedFigure } from '../../dashboard/text/FittedFigure.tsx'
import styles from './DatasourceValue.module.css'
import type { datasourceValue } from './datasource-value.widget.ts'

type Props = WidgetProps<(typeof datasourceValue)['options'], ReturnType<(typeof datasourceValue)['needs']>>

/** 'v1 / v2', with value3 or their names over it: D-WIDGET-36. */
export default function DatasourceValue({ config, data, plant, ground }: Props) {
  const rowsOf = (slug: string) => data[slug] ?? []
  const shown = (value: ValueConfig | null) =>
    value === null || value.dataSource === '' ? '' : showValue(value, rowsOf(value.dataSource), plant)
  const now = (style: StyleConfig, under: Ground | undefined): Styled => {
    const layers = styleLayers(style, (value) => comparedValue(value, rowsOf(value.dataSource)))
    return styled(layers, under)
  }
  const [first, other] = [shown(config.value), shown(config.value2)]
  // What was typed beside a figure is one too: 1,240 / 2,000 and not 1,240 / 2000.
  const second = /^\d{4,}$/.test(other) && /\d/.test(first) ? grouped(Number(other), plant) : other
  const header = heading([config.value3?.label, shown(config.value3)], [config.value?.label, config.value2?.label])
  const text = second === '' ? first : `${first} / ${second}`
  const box = now(config.containerStyle, ground)
  const [value, headed] = [now(config.valueStyle, box.ground), now(config.headerStyle, box.ground)]
  return (
    <div className={classNames(styles.box, box.className)} style={box.style}>
      {header !== '' && (
        <FittedFigure
          className={classNames(styles.header, headed.className)}
          style={headed.style}
          leastPixels={leastPixels(header)}
        >
          {header}
        </FittedFigure>
      )}
      <FittedFigure
        className={classNames(styles.value, value.className)}
        style={value.style}
        inHeight
        leastPixels={leastPixels(text)}
      >
        {text}
        {config.unitAfter !== '' && <span className={styles.unit}> {config.unitAfter}</span>}
      </FittedFigure>
    </div>
  )
}

/** What stands over the figure: value3 with its name, else the names of what is shown. */
function heading(third: readonly (string | undefined)[], names: readonly (string | undefined)[]): string {
  const words = (parts: readonly (string | undefined)[], between: string) => parts.filter(Boolean).join(between)
  return words(third.at(-1) === '' ? [] : third, ' ') || words(names, ' / ')
}

const LEAST_WORDS = 12

/** Three letters in a row are a word: too small to read it is worth less than cut. A figure is never cut. */
function leastPixels(text: string): number {
  return /\p{L}{3}/u.test(text) ? LEAST_WORDS : 0
}
