import type { BoardLoss } from '@takt/domain/dashboards/model/boards.ts'
import { drawnOf } from '@takt/domain/ground/charts/chart.ts'
import { chartTable } from '@takt/domain/ground/charts/chart-table.ts'
import { pareto } from '@takt/domain/ground/charts/pareto.ts'
import { useMemo, useRef } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { percentText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Canvas, type Picture } from '../../../parts/chart/Canvas.tsx'
import { ChartValues } from '../../../parts/chart/ChartValues.tsx'
import { useChartWords } from '../../../parts/chart/use-chart-words.ts'
import { BoardFrame, type BoardProps, Instead } from './BoardFrame.tsx'
import styles from './LossesBoard.module.css'
import { lossFill, lossInk, useLossName } from './loss-look.ts'
import parts from './parts.module.css'
import { useLostTime } from './short-time.ts'
import { useBoard } from './use-board.ts'

/** Behind them bars are too low and names too many to be read from afar; the line goes on to count them. */
const MOST_DRAWN = 7
const TOLD = 3
const HOUR_MS = 3_600_000

export function LossesBoard({ place, turn }: BoardProps) {
  const text = useText()
  const load = useBoard('losses', place)
  return (
    <BoardFrame board="losses" load={load} turn={turn} needsSignal>
      {({ losses }) =>
        losses.length === 0 ? (
          <Instead title={text('board.no-losses')} about={text('board.no-losses-text')} />
        ) : (
          <div className={styles.losses}>
            <Largest losses={losses} />
            <Pareto losses={losses} />
          </div>
        )
      }
    </BoardFrame>
  )
}

interface Of {
  readonly losses: readonly BoardLoss[]
}

function Largest({ losses }: Of) {
  const text = useText()
  const name = useLossName()
  const number = useNumber()
  const lostTime = useLostTime()
  const total = losses.reduce((sum, { ms }) => sum + ms, 0)
  return (
    <div className={styles.largest}>
      <ol>
        {losses.slice(0, TOLD).map((loss) => (
          <li key={loss.key} className={styles.loss} style={{ borderColor: lossFill(loss) }}>
            <h2 className={styles.lossName}>{name(loss)}</h2>
            <p className={parts.large}>{lostTime(loss.ms)}</p>
            <p>{text('board.share', { percent: percentText((100 * loss.ms) / total, number) })}</p>
          </li>
        ))}
      </ol>
      <p className={parts.medium}>{text('board.lost-in-all', { time: lostTime(total) })}</p>
    </div>
  )
}

function Pareto({ losses }: Of) {
  const text = useText()
  const name = useLossName()
  const words = useChartWords()
  const picture = useRef<Picture>(null)
  const value = text('board.lost-time')
  const share = text('board.share-so-far')
  const bars = losses.map((loss) => ({
    key: loss.key,
    name: name(loss),
    colour: lossInk(loss),
    value: loss.ms / HOUR_MS,
  }))
  const barsText = JSON.stringify(bars)
  const chart = useMemo(() => {
    const all = pareto(JSON.parse(barsText) as typeof bars, { form: 'hours', words: { value, share } })
    const told = all.categories.map((one, at) => (at < MOST_DRAWN ? one : ({ ...one, as: 'told' } as const)))
    return { ...all, categories: told }
  }, [barsText, value, share])
  const table = useMemo(() => chartTable(chart, words.value), [chart, words])
  return (
    <figure className={styles.pareto} aria-label={text('board.losses')}>
      <figcaption className={styles.caption}>
        <span className={styles.swatch} />
        {value}
        <span className={styles.line} />
        {share}
      </figcaption>
      <Canvas chart={drawnOf(chart)} hidden={nothingHidden} words={words} picture={picture} press={undefined} />
      <ChartValues
        table={table}
        what={text('board.why')}
        caption={text('board.losses')}
        shown={false}
        press={undefined}
      />
    </figure>
  )
}

const nothingHidden: ReadonlySet<string> = new Set()
