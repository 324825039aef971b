import { slugFor } from '@takt/domain/dashboards/dashboard.ts'
import type { SystemFunction } from '@takt/domain/machines/overview/system-functions.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { dashboardSlugFault } from './slug-fault.ts'

interface NameDialogProps {
  readonly system_function: SystemFunction
  readonly taken: readonly string[]
  readonly words: {
    readonly title: string
    readonly create: string
    readonly name: string
    readonly slug: string
    readonly slugHint: string
  }
  readonly longestName: number
  /** What it is called until somebody writes otherwise. */
  readonly suggested?: string
  /** What is to be known of it before it is named. */
  readonly children?: ReactNode
  /** Stores it, where that is done at once. */
  readonly onCreate?: (name: string, slug: string) => Promise<void>
  readonly onDone: (name: string, slug: string) => void
  readonly onClose: () => void
}

/** A name, and the address that it gives or that somebody writes. */
export function NameDialog(props: NameDialogProps) {
  const { system_function, taken, words, longestName, suggested = '', children, onCreate, onDone, onClose } = props
  const text = useText()
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(suggested.slice(0, longestName))
  const [own, setOwn] = useState<string | null>(null)
  const name = typed.trim()
  const slug = own ?? slugFor(typed)
  const fault = dashboardSlugFault(slug, taken)
  return (
    <FormDialog
      size="s"
      firstField={first}
      title={words.title}
      saveLabel={words.create}
      fields={[typed, own]}
      complete={name !== '' && fault === undefined}
      saves="save_config"
      given={{ system_function }}
      onSave={async () => {
        await onCreate?.(name, slug)
        return ''
      }}
      onClose={onClose}
      onDone={() => {
        onClose()
        onDone(name, slug)
      }}
    >
      {children}
      <TextField
        ref={first}
        label={words.name}
        placeholder={text('name.enter')}
        required
        maxLength={longestName}
        value={typed}
        onValueChange={setTyped}
      />
      <TextField
        label={words.slug}
        required
        maxLength={80}
        hint={words.slugHint}
        error={(slug !== '' || name !== '') && fault !== undefined && text(fault.text, fault.values)}
        value={slug}
        onValueChange={setOwn}
      />
    </FormDialog>
  )
}
