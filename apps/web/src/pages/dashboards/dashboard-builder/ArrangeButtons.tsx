import { alignments, FEWEST_TO_DISTRIBUTE } from '@takt/domain/dashboards/building/align.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ArrangeIcon } from '@takt/ui/icon/arrange-icons.tsx'
import { LayerDownIcon, LayerUpIcon } from '@takt/ui/icon/icons.tsx'
import type { Say } from '../../../dashboard/define-widget.ts'
import styles from './Builder.module.css'
import type { BuilderStep } from './builder-step.ts'

interface ArrangeButtonsProps {
  /** Of those that are selected and not locked. */
  readonly count: number
  readonly say: Say
  readonly step: (step: BuilderStep) => void
}

const gaps = { across: 'builder.distribute-across', down: 'builder.distribute-down' } as const

/** Lines, gaps, sizes and layers of what is selected; one alone is aligned with the board. */
export function ArrangeButtons({ count, say, step }: ArrangeButtonsProps) {
  const locked = count === 0 && say('builder.locked-stays')
  const tooFew = (least: number) => locked || (count < least && say('builder.too-few', { count: least }))
  const named = (label: string) => ({ 'aria-label': label, title: label })
  return (
    <fieldset className={styles.group}>
      <legend>{say('builder.arrange')}</legend>
      <div className={styles.tools}>
        {alignments.map((to) => (
          <IconButton
            key={to}
            {...named(say(`builder.align-${to}`))}
            icon={<ArrangeIcon how={to} />}
            why={locked}
            onClick={() => step({ do: 'align', to })}
          />
        ))}
        {(['across', 'down'] as const).map((along) => (
          <IconButton
            key={along}
            {...named(say(gaps[along]))}
            icon={<ArrangeIcon how={along} />}
            why={tooFew(FEWEST_TO_DISTRIBUTE)}
            onClick={() => step({ do: 'distribute', along })}
          />
        ))}
        {(['width', 'height', 'both'] as const).map((what) => (
          <IconButton
            key={what}
            {...named(say(`builder.same-${what}`))}
            icon={<ArrangeIcon how={what} />}
            why={tooFew(2)}
            onClick={() => step({ do: 'same-size', what })}
          />
        ))}
        <IconButton {...named(say('builder.to-front'))} icon={<LayerUpIcon />} onClick={() => step({ do: 'raise' })} />
        <IconButton {...named(say('builder.to-back'))} icon={<LayerDownIcon />} onClick={() => step({ do: 'lower' })} />
      </div>
    </fieldset>
  )
}
