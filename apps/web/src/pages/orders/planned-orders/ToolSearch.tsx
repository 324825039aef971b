import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { orderOfTool } from '@takt/domain/planning/order-of-tool.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { usePopupTime } from '../../../data/stops/use-popup-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useScan } from '../../../device/scan-takers.ts'

interface ToolSearchProps {
  machine_id: string
  planned: readonly PlannedOrder[]
  onFound: (order: PlannedOrder) => void
  onClose: () => void
}

/** The order that ran last with a tool on this machine. Without a hit the search stays open with what was typed. */
export function ToolSearch({ machine_id, planned, onFound, onClose }: ToolSearchProps) {
  const text = useText()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const search = async (tool_id: string) => {
    if (busy || tool_id === '') return
    setBusy(true)
    setProblem('')
    try {
      const [last] = await call('balthzar_get_last_order_with_tool_on_machine', { machine_id, tool_id })
      const order = last && orderOfTool(planned, last)
      if (order) return onFound(order)
      setProblem(last ? text('tool-search.not-planned', { order: last.work_order_no }) : text('tool-search.none'))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setProblem(failure.message)
    }
    setBusy(false)
  }
  useScan((code) => {
    setTyped(code)
    void search(code.trim())
    return true
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void search(typed.trim())
  }
  const missing = typed.trim() === '' ? text('form.missing', { fields: text('tool-search.tool') }) : ''
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(next) => !next && onClose()}
      closesBeside={false}
      title={text('tool-search.title')}
      description={text('tool-search.about')}
      closeLabel={text('shell.close')}
      missing={missing}
      footer={
        <>
          <Button size="primary" onClick={onClose}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" type="submit" form={form} busy={busy} why={missing}>
            {text('tool-search.search')}
          </Button>
        </>
      }
      {...usePopupTime('tool-search')}
    >
      <form noValidate id={form} onSubmit={send}>
        <TextField
          size="primary"
          autoFocus
          label={text('tool-search.tool')}
          maxLength={60}
          spellCheck={false}
          error={problem}
          value={typed}
          onValueChange={setTyped}
        />
      </form>
    </Dialog>
  )
}
