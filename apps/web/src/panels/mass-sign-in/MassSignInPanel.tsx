import { Button } from '@takt/ui/button/Button.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { MassSignInDialog } from './MassSignInDialog.tsx'
import type { MassSignInAnswer } from './use-mass-sign-in.ts'

export default function MassSignInPanel(props: PanelProps<'machine', MassSignInAnswer>) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserIcon />} onClick={() => setOpen(true)}>
        {text('people.mass')}
      </Button>
      {open && <MassSignInDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
