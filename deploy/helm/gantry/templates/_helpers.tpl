{{/* The prefix of all names. The longest suffix leaves room in the 52 characters that a StatefulSet may have. */}}
{{- define "gantry.fullname" -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else if contains $name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* Labels that select pods. They never change: a Deployment's selector is fixed. Call with (dict "root" . "part" "server"). */}}
{{- define "gantry.selector" -}}
app.kubernetes.io/name: {{ default .root.Chart.Name .root.Values.nameOverride | trunc 63 | quote }}
app.kubernetes.io/instance: {{ .root.Release.Name | quote }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{- define "gantry.labels" -}}
{{ include "gantry.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service | quote }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" | trunc 63 | quote }}
{{- end -}}

{{- define "gantry.image" -}}
{{- $repository := required "image.repository is required: build the image with deploy/Dockerfile, push it to a registry of yours, and name it here" .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{ printf "%s@%s" $repository .Values.image.digest }}
{{- else -}}
{{ printf "%s:%s" $repository (default .Chart.AppVersion .Values.image.tag) }}
{{- end -}}
{{- end -}}

{{- define "gantry.secretName" -}}
{{- default (printf "%s-secrets" (include "gantry.fullname" .)) .Values.secrets.existingSecret -}}
{{- end -}}

{{- define "gantry.runsNamespace" -}}
{{- $namespace := default (printf "%s-runs" .Release.Namespace) .Values.runs.namespace -}}
{{- if eq $namespace .Release.Namespace -}}
{{- fail "runs.namespace must not be the namespace of the release: a worker may start any pod there" -}}
{{- end -}}
{{- $namespace -}}
{{- end -}}

{{- define "gantry.workerAccount" -}}
{{- if .Values.worker.serviceAccount.create -}}
{{- default (printf "%s-worker" (include "gantry.fullname" .)) .Values.worker.serviceAccount.name -}}
{{- else -}}
{{- required "worker.serviceAccount.name is required when worker.serviceAccount.create is false" .Values.worker.serviceAccount.name -}}
{{- end -}}
{{- end -}}

{{- define "gantry.scheme" -}}
{{- if .Values.ingress.tls -}}https{{- else -}}http{{- end -}}
{{- end -}}

{{- define "gantry.frontendUrl" -}}
{{- if .Values.frontendUrl -}}
{{- .Values.frontendUrl -}}
{{- else if .Values.ingress.enabled -}}
{{- printf "%s://%s" (include "gantry.scheme" .) (required "ingress.host is required: the host name of the dashboard" .Values.ingress.host) -}}
{{- end -}}
{{- end -}}

{{- define "gantry.reportsOrigin" -}}
{{- if .Values.reportsOrigin -}}
{{- .Values.reportsOrigin -}}
{{- else if .Values.ingress.enabled -}}
{{- printf "%s://%s" (include "gantry.scheme" .) (required "ingress.reportsHost is required: a host name for reports only" .Values.ingress.reportsHost) -}}
{{- end -}}
{{- end -}}

{{/*
Settings as a list of variables. Call with (list <those of the chart> <those of the user>): the user's take precedence, also when they are 0, false or "".
A number keeps its digits: without int64, 10737418240 would become 1.073741824e+10.
*/}}
{{- define "gantry.variables" -}}
{{- $all := dict -}}
{{- range . }}
{{- range $name, $value := . }}
{{- if kindIs "float64" $value }}
{{- if eq (floor $value) $value }}{{ $value = int64 $value }}{{ end }}
{{- end }}
{{- $_ := set $all $name (toString $value) }}
{{- end }}
{{- end }}
{{- range $name, $value := $all }}
{{- if ne $value "" }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{/* A variable from a secret. Call with (dict "name" … "secret" … "key" …). */}}
{{- define "gantry.secretVariable" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key | default .name }}
      {{- if .optional }}
      optional: true
      {{- end }}
{{- end -}}

{{/* Of the image's own user. The restricted standard accepts it. */}}
{{- define "gantry.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "gantry.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* What the pods of server and worker have in common. Call with (dict "root" . "values" .Values.server). */}}
{{- define "gantry.scheduling" -}}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .values.topologySpreadConstraints }}
topologySpreadConstraints:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .values.hostAliases }}
hostAliases:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Recreate while `helm upgrade` changes the image. `lookup` finds nothing in `helm template`, nor at the first installation. */}}
{{- define "gantry.strategy" -}}
{{- if ne .Values.server.strategy "auto" -}}
{{- .Values.server.strategy -}}
{{- else -}}
{{- $old := lookup "apps/v1" "Deployment" .Release.Namespace (printf "%s-server" (include "gantry.fullname" .)) -}}
{{- $image := "" -}}
{{- range (dig "spec" "template" "spec" "containers" list $old) -}}
{{- if eq .name "server" -}}{{- $image = .image -}}{{- end -}}
{{- end -}}
{{- if or (eq $image "") (eq $image (include "gantry.image" .)) -}}RollingUpdate{{- else -}}Recreate{{- end -}}
{{- end -}}
{{- end -}}

{{/* "true" if the servers share a volume. */}}
{{- define "gantry.hasVolume" -}}
{{- if and .Values.server.storage.enabled (not .Values.objectStorage.bucket) }}true{{ end -}}
{{- end }}
