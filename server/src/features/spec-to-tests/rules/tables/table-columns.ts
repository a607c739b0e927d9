/** The names of columns that say what they hold. */
export const columns = {
  id: /^(?:id|ref(?:erence)?|no\.?|#|nr\.?|nummer|number|req(?:uirement)?\.? ?(?:id|no\.?|#)?|anforderungs-?id|kennung|step( no\.?| #)?|schritt)$/i,
  title: /^(?:title|test ?case|name|scenario|use case|feature|titel|bezeichnung|testfall)$/i,
  action:
    /^(?:(?:user )?actions?|do|when|inputs?|trigger|events?|conditions?|cause|situation|test steps?|given|if|(?:edge |error )?cases?|what (?:goes wrong|happens if)|problems?|exceptions?|aktion|bedingung|eingabe|ereignis|auslöser|situation|(?:fehler|sonder)?fall|problem|ausnahme|wenn|tätigkeit)$/i,
  expected:
    /^(?:expected(?: \w+)?|results?|outcomes?|then|(?:system )?responses?|(?:system )?behaviou?r|(?:system )?reactions?|what happens(?: then)?|what (?:the |an? )?\p{L}+ (?:sees|gets|reads)|consequences?|outputs?|effects?|status(?: code)?|erwartet\p{L}*(?: \p{L}+)?|ergebnis|reaktion|dann|verhalten|ausgabe|folge|systemverhalten|was (?:passiert|geschieht)|was (?:der|die|das) \p{L}+ sieht|anzeige)$/iu,
  message:
    /^(?:errors?|(?:error |validation )?(?:messages?|text)(?: shown| text)?|(?:error |validation )?(?:message|text)(?: shown)? (?:if|when|on|for|in case of) .{1,40}|fehlermeldung|meldung|fehlertext|fehler|hinweistext|(?:fehler)?(?:meldung|text) (?:bei|wenn|falls|im fall) .{1,40})$/i,
  requirement:
    /^(?:(?:(?:non-?)?functional )?requirements?(?: (?:text|statement|description))?|statement|acceptance criteri(?:a|on)|criteri(?:a|on)|business rule|user stor(?:y|ies)|anforderung(?:en|stext)?|kriterium|akzeptanzkriteri\p{L}*|geschäftsregel)$/iu,
  description: /^(?:description|details|specification|text|rules?|beschreibung|regeln?|spezifikation)$/iu,
  field:
    /^(?:(?:input )?fields?(?: name)?|parameters?|property|attribute|settings?|einstellung(?:en)?|(?:eingabe)?feld(?:er|name)?|parameter|attribut|eigenschaft)$/i,
  required: /^(?:required|mandatory|optional|nullable|pflicht(?:feld|angabe)?|erforderlich|muss-?feld)\??$/iu,
  type: /^(?:(?:data ?)?types?|(?:daten-?)?typ)$/iu,
  remark: /^(?:remarks?|notes?|comments?|descriptions?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|beschreibung)$/iu,
  rules:
    /^(?:(?:validation )?rules?|validations?|constraints?|allowed(?: values)?|range|limits?|format|(?:max(?:imum|\.)?|min(?:imum|\.)?)(?: (?:length|value|size))?|length(?: \(.+\))?|size|(?:max(?:imale|\.)?|min(?:imale|dest|\.)?)[ -]?(?:länge|wert)?|regeln?|validierung|wertebereich|grenz(?:e|en|wert|werte)|erlaubte werte|länge(?: \(.+\))?|einschränkung(?:en)?|prüfung|format)$/i,
  preset: /^(?:default(?: value)?|preset|initial value|standard(?:wert)?|vorgabe(?:wert)?|vorbelegung|voreinstellung)$/i,
  priority: /^(?:priority|prio|severity|moscow|importance|priorität|wichtigkeit)$/i,
  from: /^(?:from|(?:current|old|start|source|initial)(?: state| status)?|state|status|von|(?:aktueller|alter|ausgangs-?)\s?(?:zustand|status)|ausgangszustand|zustand|ist-zustand)$/i,
  to: /^(?:to|(?:next|new|target|end|resulting|following)(?: state| status)?|nach|(?:neuer|nächster)\s?(?:zustand|status)|folgezustand|zielzustand)$/i,
  event: /^(?:events?|trigger|actions?|transition|condition|ereignis|auslöser|aktion|übergang|bedingung)$/i,
} as const;

export type Column = keyof typeof columns;

/** Tables that are about the document, the project, or words. */
export const aside =
  /^(?:version|revision|date|author|prepared by|approved by|document \p{L}+|term|abbreviation|acronym|definition|stakeholder|reviewer|approver|contact|e-?mail|phone|document|milestone|who|responsible|assignee|owner|until|by when|due date|decision|decided (?:on|by)|cause|remedy|solution|workaround|wer|bis(?: wann)?|verantwortlich|zuständig|ursache|abhilfe|lösung|beschluss|entscheidung|deadline|due|risk|question|person|member|begriff|abkürzung|bedeutung|datum|autor|bearbeiter|änderung|ansprechpartner|meilenstein|risiko|frage|ersteller|auftraggeber|auftragnehmer|stand)$/iu;

export const isNothing = (text: string) => /^(?:|-|–|—|n\/a|none|keine?r?)$/i.test(text.trim());

export const withoutQuotes = (text: string) => (isNothing(text) ? "" : text.trim().replace(/^["'“”„«‚](.*)["'”“»’]$/su, "$1"));
