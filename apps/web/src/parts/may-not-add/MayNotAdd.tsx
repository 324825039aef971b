import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'

/** A button that is there, so that nobody looks for it, and cannot be pressed: it says what is missing. */
export function MayNotAdd({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Button icon={<PlusIcon />} why={why}>
      {children}
    </Button>
  )
}
