import { type GaugeReading, gaugeTicks, limitArcs, type Scale, shareOf } from '@takt/domain/dashboards/gauge-scale.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import { grouped, NO_VALUE } from '@takt/domain/ground/format-value.ts'
import { classNames } from '@takt/ui/class-names.ts'
import type { ComponentProps, CSSProperties } from 'react'
import type { Plant, Say } from '../define-widget.ts'
import styles from './Dial.module.css'
import { angleOf, arcPath, CENTRE, needlePath, tickLine, valueFontSize } from './dial-geometry.ts'
import { limitsOf } from './dial-limits.ts'
import { BODY_COLOR, type DialConfig, NEEDLE_INK, VALUE_INK } from './dial-options.ts'
import { tickLabels } from './tick-labels.ts'

/** The dial is as large as the box allows; these say where it stands in what is left. */
const across = { left: 'xMin', center: 'xMid', right: 'xMax' } as const
const down = { top: 'YMin', center: 'YMid', bottom: 'YMax' } as const

interface DialProps {
  readonly config: DialConfig
  readonly scale: Scale | undefined
  readonly reading: GaugeReading
  /** Limits may be read from it. */
  readonly row: Row | undefined
  readonly label: string
  readonly plant: Plant
  readonly say: Say
}

/** A needle dial with limits and ticks. */
export function Dial({ config, scale, reading, row: shown, label, plant, say }: DialProps) {
  const value =
    reading.value === undefined
      ? NO_VALUE
      : [grouped(reading.value, plant, 2), config.unit.trim()].filter(Boolean).join('\u00a0')
  const corner = config.labelPos === 'topleft' || config.labelPos === 'topright'
  const ticks = (scale !== undefined && config.showTicks ? gaugeTicks(scale, config) : []).map((tick) => ({
    share: shareOf(scale!, tick),
    text: grouped(tick, plant),
  }))
  const { size, isShown, view, lower } = tickLabels(ticks, config.innerTicks && ticks.length > 0)
  return (
    <div className={styles.gauge}>
      {corner && <span className={classNames(styles.corner, styles[config.labelPos ?? ''])}>{label}</span>}
      <svg
        className={styles.dial}
        viewBox={`${view.x} 0 ${view.width} ${view.height}`}
        preserveAspectRatio={`${across[config.horizontalAlignment]}${down[config.verticalAlignment]} meet`}
        role="img"
        aria-label={say('widget.gauge.reading', {
          label: label || say('widget.gauge'),
          value,
          range: scale === undefined ? NO_VALUE : `${grouped(scale.min, plant)}–${grouped(scale.max, plant)}`,
        })}
      >
        <path className={styles.body} d={arcPath(0, 1)} style={ink('stroke', config.dbColor, BODY_COLOR)} />
        {scale !== undefined &&
          limitArcs(limitsOf(config), scale, shown).map((arc) => (
            <path key={arc.from} className={styles.limit} d={arcPath(arc.from, arc.to)} style={{ stroke: arc.color }} />
          ))}
        {ticks.map((tick, index) => (
          <TickMark
            key={tick.share}
            share={tick.share}
            inner={config.innerTicks}
            size={size}
            label={isShown(index) ? tick.text : ''}
          />
        ))}
        {reading.needle !== undefined && (
          <g className={styles.turning} style={turn(angleOf(reading.needle), config.animationDuration)}>
            <path
              className={styles.needle}
              d={needlePath(config.needleWidth)}
              style={ink('fill', config.needleColor, NEEDLE_INK)}
            />
          </g>
        )}
        <circle
          className={styles.hub}
          cx={CENTRE.x}
          cy={CENTRE.y}
          r="8"
          style={ink('fill', config.needleColor, NEEDLE_INK)}
        />
        <circle className={styles.eye} cx={CENTRE.x} cy={CENTRE.y} r="3" />
        {config.showValue && (
          <text
            className={styles.value}
            x={CENTRE.x}
            y={169 + lower}
            style={{
              fontSize: `${valueFontSize(value, config.outputClass)}px`,
              ...ink('fill', config.valueColor, VALUE_INK),
            }}
          >
            {value}
          </text>
        )}
        {reading.overRange && scale !== undefined && (
          <g className={styles.over}>
            <path d={`M${CENTRE.x - 40} 137l5-8 5 8z`} />
            <text x={CENTRE.x - 27} y="137">
              {say('widget.gauge.over-range', { max: grouped(scale.max, plant) })}
            </text>
          </g>
        )}
        {config.labelPos === 'output' && (
          <text className={styles.label} x={CENTRE.x} y={192 + lower}>
            {label}
          </text>
        )}
      </svg>
    </div>
  )
}

function TickMark(on: {
  readonly share: number
  readonly inner: boolean
  readonly size: number
  readonly label: string
}) {
  const { share, inner, size, label } = on
  const tick = tickLine(share, inner)
  return (
    <>
      <line className={styles.tick} x1={tick.from.x} y1={tick.from.y} x2={tick.to.x} y2={tick.to.y} />
      {label !== '' && (
        <text
          className={styles.tickLabel}
          style={{ fontSize: `${size}px` }}
          x={tick.label.x}
          y={tick.label.y}
          textAnchor={tick.anchor}
        >
          {label}
        </text>
      )}
    </>
  )
}

/** The time is a variable, so that a person who wants no motion still gets none. */
function turn(degrees: number, milliseconds: number): CSSProperties {
  return { transform: `rotate(${degrees}deg)`, '--turn': `${milliseconds}ms` } as CSSProperties
}

/** A colour that nobody changed is the theme's, so that a dial drawn by day is readable in the dark. */
function ink(what: 'fill' | 'stroke', color: string, untouched: string): ComponentProps<'path'>['style'] {
  return color === untouched ? undefined : { [what]: color }
}
