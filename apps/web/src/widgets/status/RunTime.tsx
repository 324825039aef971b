import { hoursMinutes, NO_VALUE } from '@takt/domain/ground/format-value.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import type { Say } from '../../dashboard/define-widget.ts'
import { FittedFigure } from '../../dashboard/text/FittedFigure.tsx'
import styles from './Status.module.css'
import { runAndStop } from './status.figures.ts'

interface RunTimeProps {
  readonly machine: Machine
  readonly period: 'today' | 'shift'
  readonly say: Say
}

/** Run and stop time of the period, with the bar of their proportion. */
export function RunTime({ machine, period, say }: RunTimeProps) {
  const figures = runAndStop(machine, period)
  const share = figures?.share
  return (
    <span className={styles.runtime}>
      <FittedFigure className={styles.figures}>
        <Figure word={say('widget.status.run-time')} seconds={figures?.run} />
        <Figure word={say('widget.status.stop-time')} seconds={figures?.stop} />
      </FittedFigure>
      <span className={styles.bar}>
        {share !== undefined && <span className={styles.run} style={{ width: `${share * 100}%` }} />}
      </span>
      <span className={styles.share}>
        {say(`choice.period.${period}`)}
        {' · '}
        {share === undefined ? NO_VALUE : `${Math.round(share * 100)} %`}
      </span>
    </span>
  )
}

function Figure({ word, seconds }: { readonly word: string; readonly seconds: number | undefined }) {
  return (
    <span className={styles.figure}>
      <span className={styles.figureWord}>{word}</span>
      <span className={styles.figureTime}>{seconds === undefined ? NO_VALUE : hoursMinutes(seconds)}</span>
    </span>
  )
}
