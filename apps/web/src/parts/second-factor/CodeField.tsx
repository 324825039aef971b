import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'

interface CodeFieldProps {
  value: string
  onValueChange: (code: string) => void
  error?: string | undefined
  /** False: only the app's; nobody has recovery codes yet. */
  recovery?: boolean
  size?: 'primary'
  autoFocus?: boolean
}

/** Six digits of the app, or one of the codes from paper. */
export function CodeField({ recovery = true, size, ...field }: CodeFieldProps) {
  const text = useText()
  const [paper, setPaper] = useState(false)
  return (
    <>
      <TextField
        {...field}
        {...(size ? { size } : {})}
        key={paper ? 'paper' : 'app'}
        label={text(paper ? 'second-factor.recovery-code' : 'second-factor.code')}
        hint={text(paper ? 'second-factor.recovery-code-hint' : 'second-factor.code-hint')}
        inputMode={paper ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        name="code"
      />
      {recovery && (
        <div>
          <Button
            variant="quiet"
            onClick={() => {
              setPaper(!paper)
              field.onValueChange('')
            }}
          >
            {text(paper ? 'second-factor.use-app' : 'second-factor.use-recovery')}
          </Button>
        </div>
      )}
    </>
  )
}
