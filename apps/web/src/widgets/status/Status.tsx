import { indicatorLeadsToStop } from '@takt/domain/dashboards/machine-status.ts'
import { hoursMinutes } from '@takt/domain/ground/format-value.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { stopWords } from '@takt/domain/stops/stop-words.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { StateShape } from '@takt/ui/state/StateShape.tsx'
import type { CSSProperties, ReactNode } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { type MachineLook, machineLook } from '../../dashboard/machine-look.ts'
import { FittedFigure } from '../../dashboard/text/FittedFigure.tsx'
import { RunTime } from './RunTime.tsx'
import styles from './Status.module.css'
import { StatusActions } from './StatusActions.tsx'
import { secondsInState, setupOf } from './status.figures.ts'
import type { status } from './status.widget.ts'

type Props = WidgetProps<(typeof status)['options'], ReturnType<(typeof status)['needs']>>

export default function Status(props: Props) {
  const { config, data, now, plant, say, actions, mode, area } = props
  const { machine } = data
  if (machine === undefined) return null
  const look = machineLook(machine, now, plant)
  const { openStopCode } = actions
  const open = openStopCode === undefined ? undefined : () => openStopCode(machine.machine_id)
  const leads = indicatorLeadsToStop({ behavior: config.indicatorClickBehavior, mode, area })
  const full = config.mode === 'informative' || config.mode === 'actionable'
  return (
    <div className={styles.status}>
      <Indicator
        mode={config.mode}
        x={config.horizontalAlignment}
        y={config.verticalAlignment}
        look={look}
        label={say('widget.status.open', { machine_id: machine.machine_id })}
        onOpen={leads ? open : undefined}
      >
        <FittedFigure className={styles.id}>{machine.machine_id}</FittedFigure>
        <span className={styles.word}>
          <StateShape tone={look.state} className={styles.shape} />
          {say(`state.${look.state}`)}
        </span>
        {full && (
          <Details
            {...{ machine, now, look }}
            language={plant.language}
            planned={data.orders[0]?.planned_setup_time}
            say={say}
          />
        )}
        {config.mode === 'runtime' && <RunTime machine={data.fresh[0] ?? machine} period={config.period} say={say} />}
      </Indicator>
      {config.mode === 'actionable' && look.state !== 'no-contact' && <StatusActions {...{ machine, actions, say }} />}
    </div>
  )
}

interface IndicatorProps {
  readonly mode: string
  /** Where the words stand in the box. */
  readonly x: string
  readonly y: string
  readonly look: MachineLook
  readonly label: string
  readonly onOpen: (() => void) | undefined
  readonly children: ReactNode
}

function Indicator({ mode, x, y, look, label, onOpen, children }: IndicatorProps) {
  const own =
    look.own === undefined ? undefined : ({ '--solid': look.own.fill, '--contrast': look.own.ink } as CSSProperties)
  const drawn = {
    className: classNames(styles.indicator, onOpen !== undefined && styles.clickable),
    'data-state': look.state,
    'data-shows': mode,
    'data-x': x,
    'data-y': y,
    style: own,
  }
  return (
    <div className={styles.stage}>
      {onOpen === undefined ? (
        <div {...drawn}>{children}</div>
      ) : (
        <button {...drawn} type="button" aria-description={label} onClick={onOpen}>
          {children}
        </button>
      )}
    </div>
  )
}

interface DetailsProps {
  readonly machine: Machine
  readonly look: MachineLook
  readonly planned: number | undefined
  readonly now: number
  readonly language: Props['plant']['language']
  readonly say: Props['say']
}

function Details({ machine, look, planned, now, language, say }: DetailsProps) {
  const seconds = secondsInState(machine, now)
  const setup = setupOf(machine, planned, now)
  const reason = machine.status === 'S' && look.state !== 'uncoded' ? stopWords(machine, language) : ''
  const order = [machine.card_no, machine.part_no].filter((text) => text !== '' && text !== '-').join(' · ')
  return (
    <span className={styles.details}>
      {seconds !== undefined && look.state !== 'no-contact' && look.state !== 'off' && (
        <FittedFigure className={styles.time}>
          {hoursMinutes(seconds)}
          <small className={styles.seconds}>:{String(seconds % 60).padStart(2, '0')}</small>
        </FittedFigure>
      )}
      {reason !== '' && <span className={styles.reason}>{reason}</span>}
      {!machine.force_stop_enabled && (
        <span className={classNames(styles.setup, styles.late)}>
          <WarningIcon className={styles.shape} />
          {say('setup.forced-stop')}
        </span>
      )}
      {setup !== undefined && (
        <span className={classNames(styles.setup, setup.late && styles.late)}>
          {setup.late && <WarningIcon className={styles.shape} />}
          {say(setup.late ? 'widget.status.setup-late' : 'widget.status.setup-left', {
            time: hoursMinutes(Math.abs(setup.secondsLeft)),
          })}
        </span>
      )}
      <span className={styles.name}>{machine.object_description}</span>
      {order !== '' && <span className={styles.order}>{order}</span>}
    </span>
  )
}
