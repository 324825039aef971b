import type { Permission } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'

/** A button that is there, so that nobody looks for it, and cannot be pressed: it says what is missing. */
export function MayNotAdd({ permission, children }: { permission: Permission; children: ReactNode }) {
  const text = useText()
  return (
    <Button icon={<PlusIcon />} disabled title={text('shell.missing-permission', { permission })}>
      {children}
    </Button>
  )
}
