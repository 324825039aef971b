import { newLiveView } from '@takt/domain/dashboards/live-view.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { queryClient } from '../../../data/call/query-client.ts'
import { useText } from '../../../data/words/use-text.ts'
import { NameDialog } from '../../../parts/new-dashboard/NameDialog.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** Asks for a name and its address; the new view is stored at once, with what most walls want. */
export function NewLiveView({ taken }: { readonly taken: readonly string[] }) {
  const text = useText()
  const go = useGo()
  const [open, setOpen] = useState(false)
  const create = async (label: string, template: string) => {
    const config = { ...newLiveView(label) }
    await call('save_config', { system_function: 'liveviews', template, config, version: 0 })
    await queryClient.invalidateQueries({ queryKey: ['get_configs'] })
  }
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {text('live-edit.new')}
      </Button>
      {open && (
        <NameDialog
          system_function="liveviews"
          taken={taken}
          words={{
            title: text('live-edit.new'),
            create: text('live-edit.create'),
            name: text('live-edit.label'),
            slug: text('live-edit.key'),
            slugHint: text('live-edit.key-hint'),
          }}
          longestName={60}
          onCreate={create}
          onClose={() => setOpen(false)}
          onDone={(_label, template) => go(to('liveViewTemplate', { template }))}
        />
      )}
    </>
  )
}
