import type { Machine } from '@takt/domain/machines/model/machine.ts'
import {
  type LateLoad,
  type LateLook,
  lateColours,
  lateLook,
  opensLateOrders,
} from '@takt/domain/machines/overview/late-cards.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, ClockIcon, RefreshIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { Spinner } from '@takt/ui/spinner/Spinner.tsx'
import type { ReactNode } from 'react'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './LateCard.module.css'

interface LateCardProps {
  machine: Machine
  load: LateLoad
  onOpen: () => void
  onRetry: () => void
}

const icons: Record<LateLook, ReactNode> = {
  loading: <Spinner />,
  error: <WarningIcon />,
  none: <CheckIcon />,
  late: <ClockIcon />,
}

/** Colour, shape and word say the same. */
export function LateCardButton({ machine, load, onOpen, onRetry }: LateCardProps) {
  const text = useText()
  const look = lateLook(load)
  return (
    <li className={styles.card} data-look={look}>
      <button
        type="button"
        className={classNames(styles.press, styles[lateColours[look]])}
        disabled={!opensLateOrders(load)}
        onClick={onOpen}
      >
        <span className={styles.machine}>
          <span className={styles.id}>{machine.machine_id}</span>
          <span className={styles.description}>{machine.machine_description}</span>
        </span>
        <span className={styles.figures}>
          {icons[look]}
          <LateWords load={load} />
        </span>
      </button>
      {look === 'error' && (
        <Button
          className={styles.retry}
          icon={<RefreshIcon />}
          aria-label={text('late.retry', { machine: machine.machine_id })}
          onClick={onRetry}
        >
          {text('shell.retry')}
        </Button>
      )}
    </li>
  )
}

function LateWords({ load }: { load: LateLoad }) {
  const text = useText()
  if (load.state !== 'loaded') return <span>{text(`late.${load.state}`)}</span>
  if (load.count === 0) return <span>{text('late.none')}</span>
  return (
    <>
      <span className={styles.count}>{text('late.count', { count: load.count })}</span>
      <span className={styles.hours}>{text('late.work-left', { time: plannedHoursText(load.hours) })}</span>
    </>
  )
}
