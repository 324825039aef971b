import { type CallPhase, nextPhase, phaseNow } from '@takt/domain/dashboards/call-phase.ts'
import { dataValuesOf, promptsOf } from '@takt/domain/dashboards/call-request.ts'
import { themeGround } from '@takt/domain/dashboards/readable-ink.ts'
import { comparedValue, styleLayers } from '@takt/domain/dashboards/style-config.ts'
import { pickValue } from '@takt/domain/dashboards/value-config.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { styled } from '../../dashboard/styled.ts'
import { FittedWords } from '../../dashboard/text/FittedWords.tsx'
import { logEntry } from '../../data/call/client-log.ts'
import { useOneAtATime } from '../../data/call/use-one-at-a-time.ts'
import styles from './ActionButton.module.css'
import type { actionButton } from './action-button.widget.ts'
import { type Answers, Question } from './Question.tsx'

type Props = WidgetProps<(typeof actionButton)['options'], ReturnType<(typeof actionButton)['needs']>>

const icons = { success: <CheckIcon />, fail: <WarningIcon /> }

export default function ActionButton({ config, data, mode, now, say, actions }: Props) {
  const { apiCall, header, message } = config
  const { sendCall } = actions
  const { pending, run } = useOneAtATime()
  const [asking, setAsking] = useState(false)
  const [phase, setPhase] = useState<CallPhase>({ kind: 'idle' })
  const prompts = promptsOf(apiCall)
  const label = config.label.trim() || say('widget.action-button.press')
  const shown = phaseNow(phase, now)
  const own =
    shown === 'idle'
      ? undefined
      : styled(
          styleLayers(config[`${shown}Style`], (value) => comparedValue(value, data[value.dataSource] ?? [])),
          themeGround,
        )

  const send = (answers: Answers) =>
    run('send', async () => {
      setAsking(false)
      if (sendCall === undefined) return
      const read = dataValuesOf(apiCall).map(({ path, config: value }) => [
        path,
        pickValue(value, data[value.dataSource] ?? []),
      ])
      const outcome = await sendCall({ call: apiCall, prompts: answers, values: Object.fromEntries(read) })
      setPhase(nextPhase(outcome))
    })
  const press = () => {
    if (prompts.length > 0 || header.trim() !== '' || message.trim() !== '') setAsking(true)
    else void send({})
  }
  // Who may not act sees what the button is for, not a button: D-PERM-04-X.
  if (mode === 'active' && sendCall === undefined) return <p className={styles.label}>{label}</p>
  return (
    <>
      <Button
        variant={shown === 'idle' ? 'primary' : 'secondary'}
        className={classNames(styles.button, shown !== 'idle' && styles[shown], own?.className)}
        style={own?.style}
        icon={shown === 'idle' ? undefined : icons[shown]}
        busy={pending !== null}
        tabIndex={mode === 'active' ? undefined : -1}
        onClick={mode === 'active' ? press : undefined}
      >
        <FittedWords>
          {label}
          {shown !== 'idle' && <span className={styles.word}>{say(`widget.action-button.${shown}`)}</span>}
        </FittedWords>
      </Button>
      <span className={styles.spoken} role="status">
        {shown === 'idle' ? '' : `${label}: ${say(`widget.action-button.${shown}`)}`}
      </span>
      {asking && (
        <Question
          title={header.trim() || label}
          message={message.trim()}
          {...{ prompts, say }}
          onAnswer={(answers) => void send(answers)}
          onReject={() => {
            setAsking(false)
            logEntry('info', 'action', 'Stopped by SF393')
          }}
        />
      )}
    </>
  )
}
