import { isAnswered, MOST_PROMPT, type PromptEntry } from '@takt/domain/dashboards/call-request.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import type { Say } from '../../dashboard/define-widget.ts'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import styles from './ActionButton.module.css'

export type Answers = Readonly<Record<string, string | boolean>>

interface QuestionProps {
  readonly title: string
  readonly message: string
  readonly prompts: readonly PromptEntry[]
  readonly say: Say
  readonly onAnswer: (answers: Answers) => void
  readonly onReject: () => void
}

/** Asked before the call: its prompts, or a plain yes or no. Nobody there counts as no: D-VALID-15, 16-X, D-ERROR-10-X. */
export function Question(props: QuestionProps) {
  return props.prompts.length === 0 ? <YesOrNo {...props} /> : <Prompts {...props} />
}

function YesOrNo({ title, message, say, onAnswer, onReject }: QuestionProps) {
  return (
    <ConfirmDialog
      open
      title={title}
      message={message}
      confirmLabel={say('widget.action-button.yes')}
      cancelLabel={say('widget.action-button.no')}
      {...usePopupTime('decision')}
      onConfirm={() => onAnswer({})}
      onCancel={onReject}
    />
  )
}

function Prompts({ title, message, prompts, say, onAnswer, onReject }: QuestionProps) {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(prompts.map(({ path, dataType }) => [path, dataType === 'boolean' ? false : ''])),
  )
  const changed = Object.values(answers).some((answer) => answer !== '' && answer !== false)
  const { leave, question } = useDiscardQuestion(changed, onReject)
  const open = prompts.filter((prompt) => !isAnswered(prompt, answers[prompt.path]))
  const missing = open.length > 0 ? say('form.missing', { fields: open.map(({ key }) => key).join(', ') }) : ''
  const set = (path: string, answer: string | boolean) => setAnswers({ ...answers, [path]: answer })
  return (
    <Dialog
      open
      size="s"
      title={title}
      description={message || undefined}
      closeLabel={say('shell.close')}
      closesBeside={false}
      missing={missing}
      {...usePopupTime('decision')}
      onOpenChange={(open) => !open && leave()}
      onTimeOut={onReject}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {say('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" why={missing} onClick={() => onAnswer(answers)}>
            {say('widget.action-button.ok')}
          </Button>
        </>
      }
    >
      <div className={styles.prompts}>
        {prompts.map(({ path, key, dataType }) =>
          dataType === 'boolean' ? (
            <Switch key={path} label={key} checked={answers[path] === true} onCheckedChange={(on) => set(path, on)} />
          ) : (
            <TextField
              key={path}
              label={key}
              required
              maxLength={MOST_PROMPT}
              value={String(answers[path])}
              onValueChange={(text) => set(path, text)}
            />
          ),
        )}
      </div>
      {question}
    </Dialog>
  )
}
