import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FileView } from '../../../parts/file-view/FileView.tsx'
import { notify } from '../../../parts/notices.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

/** One file of the archive by its number; who may, takes it out. */
export default function FilePage() {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { machine, record_no: record } = useRouteParams('machineFile', 'file')
  const list = machine === undefined ? to('files') : to('machineFiles', { machine })
  const isNumber = /^\d{1,9}$/.test(record)
  const load = useLoad('get_file', { record_no: Number(record) }, { enabled: isNumber })
  const [asking, setAsking] = useState(false)
  const file = load.rows?.[0]
  if (!isNumber || (load.error?.status === 404 && !file)) {
    return (
      <PageFrame layout="screen" title={text('title.file')} back={list}>
        <DeadEnd
          title={text('files.not-found', { record })}
          text={text('files.not-found-text')}
          way={{ to: list, label: text('files.to-list') }}
        />
      </PageFrame>
    )
  }
  const remove = async () => {
    setAsking(false)
    try {
      await call('delete_document', { record_no: Number(record) })
      notify.success(text('files.removed', { name: file?.description ?? record }))
      go(list, { replace: true })
    } catch (problem) {
      notify.refused(problem)
    }
  }
  return (
    <PageFrame
      layout="screen"
      title={file?.description ?? text('title.file')}
      about={file?.name}
      back={list}
      load={load}
      failed={text('document.failed')}
      tools={
        file &&
        can(session, 'change-documents') && (
          <Button icon={<TrashIcon />} onClick={() => setAsking(true)}>
            {text('files.remove')}
          </Button>
        )
      }
    >
      {file && <FileView file={file} machine_id={machine ?? file.machine_id} />}
      <ConfirmDialog
        open={asking}
        danger
        title={text('files.remove-title', { name: file?.description ?? '' })}
        message={text('files.remove-text')}
        confirmLabel={text('files.remove')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </PageFrame>
  )
}
