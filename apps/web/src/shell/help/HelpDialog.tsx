import type { TextKey } from '@takt/texts/texts.ts'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import styles from './HelpDialog.module.css'
import { askHelp, type HelpAsked, useHelpAsked } from './help-asked.ts'

export default function HelpDialog() {
  const text = useText()
  const asked = useHelpAsked()
  // Kept while the dialog fades out.
  const [last, setLast] = useState<HelpAsked | null>(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const shown = asked ?? last
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && askHelp(null)}
      title={text(shown?.about === 'scan-codes' ? 'context.scan-codes' : 'context.what-is-this')}
      closeLabel={text('shell.close')}
      size="s"
    >
      {shown?.about === 'thing' && <Sentences of={shown.key} />}
      {shown?.about === 'scan-codes' && <ScanCodes />}
    </Dialog>
  )
}

/** Help is found by data: a key that nobody wrote help for says so instead of showing itself. */
function Sentences({ of }: { of: string }) {
  const text = useText()
  return <p className={styles.text}>{text(`help.${of}` as TextKey) || text('context.no-help')}</p>
}

function ScanCodes() {
  const text = useText()
  const codes = ['machine', 'card', 'work-order', 'tool', 'employee', 'printer'] as const
  return (
    <>
      <p className={styles.text}>{text('scan-help.intro')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{text(`scan-help.${code}`)}</li>
        ))}
      </ul>
      <code className={styles.code}>bzfunction.set.printer.7</code>
    </>
  )
}
