import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { TextField, type TextFieldProps } from '@takt/ui/field/TextField.tsx'
import { EyeIcon, EyeOffIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'

/** Hidden from those who stand behind, until whoever types wants to see what they typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={text(shown ? 'login.hide-password' : 'login.show-password')}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
