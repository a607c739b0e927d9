/** Messages of tools and programs whose category is `element-not-found`, one a line. */
export const elementNotFound = String.raw`
NoSuchElementException: no such element: Unable to locate element: {"method":"css selector","selector":"#pay"}
Unable to locate element: #checkout
Unable to find an element with the text: Submit
TestingLibraryElementError: Unable to find an accessible element with the role "button" and name "Pay"
Found multiple elements with the text: Save
Expected to find element: '.cart', but never found it.
strict mode violation: getByRole('button') resolved to 2 elements
locator resolved to hidden element
element is not visible
element not interactable
ElementNotInteractableException: element not interactable
ElementClickInterceptedException: element click intercepted: Element is not clickable at point
element click intercepted
stale element reference: element is not attached to the page document
StaleElementReferenceException
Element is not attached to the DOM
element was detached from the DOM
waiting for locator('#pay') to be visible
No node found for selector: #login
Error: No element found using locator: By(css selector, #a)
Element <button> is not clickable because another element obscures it
Unable to find css "#pay"
Capybara::ElementNotFound: Unable to find button "Pay"
Capybara::Ambiguous: Ambiguous match, found 2 elements matching
Element 'id=pay' not found.
Element with locator 'id=pay' not found.
Can't call click on element with selector "#a" because element wasn't found
The element does not exist in the page
no such frame
NoSuchWindowException: no such window
no such alert
subtree intercepts pointer events
element is outside of the viewport
Unable to fill: input not found
Finder: Found 0 widgets with text "Save"
No visible element matched the selector
querySelector('#app') returned null
Target container is not a DOM element.
Timed out retrying: Expected to find content: 'Thanks' but never did.
cy.click() failed because this element is not visible
button "Pay" was not found on the page
no element matches the selector
selector ".cart" matched nothing
could not find the element
Unable to find visible css
Can't find element
cannot click: element is hidden
element is covered by another element
element is not displayed
element is disabled and cannot be clicked
matched 3 elements, expected one
No such element: xpath=//a
Failed to find element matching selector
locator not found on the screen
An element could not be located on the page using the given search parameters.
androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id is <com.acme:id/pay>
androidx.test.espresso.AmbiguousViewMatcherException: 'with text: is "OK"' matches multiple views in the hierarchy.
androidx.test.espresso.PerformException: Error performing 'single click' on view
java.lang.AssertionError: Failed: assertExists. Reason: Expected exactly '1' node but could not find any node that satisfies: (Text contains 'Pay')
androidx.test.uiautomator.UiObjectNotFoundException: UiSelector[TEXT=Pay]
Element not found {#pay} Expected: visible
FlaUI.Core.Exceptions: Failed to find element with AutomationId 'btnSave'
Capybara::ElementNotFound: Unable to find button "Pay" that is not disabled
Capybara::Ambiguous: Ambiguous match, found 2 elements matching visible link "Edit"
Facebook\WebDriver\Exception\NoSuchElementException: no such element
Behat\Mink\Exception\ElementNotFoundException: Button with id|name|title|alt|value "Pay" not found.
The current node list is empty.
InvalidArgumentException: Unreachable field "order[totl]".
Hound.NoSuchElementError: No element found for css '#pay'
** (Wallaby.QueryError) Expected to find 1 visible element that matched the css '#pay', but 0 visible elements were found.
Failed to tap "Pay" Button: No matches found for Descendants matching type Button
Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField
Failed to scroll to visible (by AX action) Button, label: 'Pay'
locator.click: Error: strict mode violation: getByText('Pay') resolved to 3 elements
page.click: element is outside of the viewport
element intercepts pointer events <div class="overlay">…</div>
CypressError: Timed out retrying after 4000ms: Expected to find content: 'Pay' but never did.
cy.type() failed because it targeted a disabled element.
selenium.common.exceptions.ElementClickInterceptedException: Message: Element <button id="pay"> is not clickable at point (14,3) because another element <div> obscures it
selenium.common.exceptions.StaleElementReferenceException: stale element reference: stale element not found in the current frame
no such frame: element is not a frame
no such window: target window already closed
Can't call click on element with selector "#pay" because element wasn't found
element ("#pay") still not displayed after 5000ms
The specified selector does not match any element in the DOM tree.
The element that matches the specified selector is not visible.
TestingLibraryElementError: Unable to find a label with the text of: Email
TestingLibraryElementError: Found multiple elements by: [data-testid="row"]
Element locator 'id:pay' did not match any elements.
Page should have contained button 'Pay' but did not.
Method “simulate” is meant to be run on 1 node. 0 found instead.
Timed out waiting for selector ".cart-total" in page under audit (pa11y action): Failed action: element ".cart-total" could not be found
button "Save" is not on the page
menu entry "Export" cannot be found in the toolbar
dialog "Confirm" did not open, nothing to click
no row with text "4711" in the grid
checkbox #agb is hidden behind the cookie banner
could not locate window with title 'Shop - Login'
control txtAmount is disabled, cannot type into it
karate: driver: locator not found: {button}Pay, retry failed
Image not found on the screen: templates/ok.png (sikuli FindFailed)
WinAppDriver: no such element: AutomationId btnLogin
page object LoginPage: none of the candidates for "submit" matched
playwright._impl._errors.TimeoutError: Locator.click: Timeout 30000ms exceeded. waiting for get_by_role("button", name="Pay")
selenium.common.exceptions.NoSuchElementException: Message: no such element: Unable to locate element: {"method":"xpath","selector":"//button[@id='pay']"}
selenium.common.exceptions.ElementNotInteractableException: Message: element not interactable: element has zero size
org.openqa.selenium.ElementClickInterceptedException: element click intercepted: Element <button> is not clickable at point (12, 40). Other element would receive the click
org.openqa.selenium.StaleElementReferenceException: stale element reference: stale element not found in the current frame
org.openqa.selenium.NoSuchWindowException: no such window: target window already closed
org.openqa.selenium.NoAlertPresentException: no such alert
Capybara::ElementNotFound: Unable to find button "Pay now" that is not disabled
Capybara::ElementNotFound: Unable to find field "Email" that is not disabled
Facebook\WebDriver\Exception\NoSuchElementException: no such element in Dusk page
Button with locator 'Pay' not found.
Element 'css:#pay' not visible after 5 seconds.
Page should have contained element 'id:cart' but did not.
Error: No element found for selector: .checkout-button
CypressError: Timed out retrying after 4000ms: Expected to find element: #pay, but never found it.
Timed out retrying: cy.click() can only be called on a single element. Your subject contained 3 elements.
The element <a> is being covered by another element: <div class="modal">
1) The specified selector does not match any element in the DOM tree. (testcafe)
Can't wait for element ("#pay") to be present because it wasn't in the DOM
Appium: An element could not be located on the page using the given search parameters.
androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with id is <io.acme:id/pay>
androidx.test.espresso.AmbiguousViewMatcherException: 'with text: is "Pay"' matches multiple views in the hierarchy.
Failed to get matching snapshot: No matches found for Elements matching predicate '"Pay" IN identifiers' from input
Unable to find a node with text: Pay; java.lang.AssertionError: Failed: assertExists. could not find any node that satisfies: (Text contains 'Pay')
Element not found: Text matching regex: Pay now (maestro)
Waiting for selector '#chart' failed: selector not present on the page
Select2 option "Zürich" not found in dropdown
Unable to find option "Express" within select box "Shipping"
no such shadow root: element has no shadow root
the menu entry "Export" is not on the page
could not find the login button on the start page
Node with given selector is not an HTMLElement: node is either not visible or not an HTMLElement
the dialog 'Confirm order' did not open
button 'Save' is greyed out and cannot be pressed
no row with text 'A-100' in the table of articles
link 'Forgot password?' was not found on the page
expected field 'Street' on the form, but there is none
tab 'Details' is hidden behind the banner
menu did not show the item 'Log out'
cannot find checkbox #terms
iframe 'payment' is not in the document
toast with text 'Saved' never appeared
XCUITest: Failed to tap "Pay" Button: No matches found for Find: Descendants matching type Button
Detox: Error: Cannot find UI element. Matcher: by.id("pay")
UiObjectNotFoundException: UiSelector[TEXT=Pay]
FlaUI: No element matched the condition Name = 'Save'
pywinauto.findwindows.ElementNotFoundError: {'title': 'Login'}
pyautogui.ImageNotFoundException: could not locate the image on the screen
SikuliX: FindFailed: can not find button.png
Watir::Exception::UnknownObjectException: timed out after 30 seconds, waiting for #<Watir::Button> to be located
splinter.exceptions.ElementDoesNotExist: no elements could be found with css "#pay"
flutter test: The finder "Found 0 widgets with text "Pay"" (used in a call to "tap()") could not find any matching widgets.
Serenity: net.serenitybdd.core.exceptions.NoSuchElementException
nightwatch: Timed out while waiting for element <#pay> to be visible for 5000 milliseconds.
geb.error.RequiredPageContentNotPresent: The required page content 'payButton' is not present
puppeteer: Error: Node is detached from document
BackstopJS: selector .hero-banner was not found on the page (selectorNotFound)
Expected: exactly one matching candidate Actual: _TextWidgetFinder:<Found 0 widgets with text "Pay": []>
The finder "Found 0 widgets with key [<'pay'>]: []" (used in a call to "tap()") could not find any matching widgets.
Bad state: Too many elements: finder found 2 widgets with type ElevatedButton
tap on "Pay": no such control on screen
button Checkout could not be located in the window tree
control "OK" is greyed out, can't press it
expected dialog "Save as" did not pop up, element absent
XCUIElement: No matches found for Find: Descendants matching type Button from input {(Application)}
Failed to tap "Pay" Button: No matches found for first query match sequence
FlaUI.Core.Exceptions.ElementNotAvailableException
pywinauto.findwindows.ElementNotFoundError: {'title': 'Shop', 'backend': 'uia'}
pywinauto.findbestmatch.MatchError: Could not find 'OK' in 'dict_keys'
FindFailed: can not find pay.png in S(0)[0,0 1920x1080] (SikuliX)
Squish: LookupError: Object ':Pay_Button' not found. Could not match property
(Wallaby.ExpectationNotMetError) Expected to find 1 visible element that matched the css '.cart', but 0 visible elements were found.
(Wallaby.QueryError) The xpath query found nothing clickable
** (ArgumentError) expected selector "#pay" to return a single element, but got none within: (Phoenix.LiveViewTest)
widget named "pay" isn't in the tree
could not locate menu entry File > Export
no control labelled "Betrag" in dialog
link text "Pay now" is on the page zero times
(Wallaby) ** expected to find 1 visible button "Pay" but 0 were found
Hound: ** (Hound.NoSuchElementError) No element found for css '#pay'
RSelenium: NoSuchElement: An element could not be located on the page using the given search parameters.
WWW::Mechanize: No form with the given name; can't click button named 'pay'
Etaoin: :etaoin/query-element: element #pay not found
scalatest selenium: Element 'pay' not found.
flutter_driver: DriverError: Failed to fulfill WaitFor: no widget with ValueKey 'pay'
patrol: WidgetPatrolFinder "pay" not hit-testable
EarlGrey: UI Element Not Found: button_with_label('Pay')
KIF: Could not find tappable view with the label "Pay"
UIAutomator: UiObjectNotFoundException: UiSelector[TEXT=Pay]
White: AutomationException: Failed to get button Pay (no such child)
AppleScript GUI: Can’t get button "OK" of window 1 of process "Shop". Invalid index.
login form of Grafana never showed the field 'user'
panel 'Requests' is not on the dashboard page
the button 'Apply' stayed greyed out, could not be clicked
no tab named 'Metrics' in the admin console
browser check: text box #query not present after load
ui-smoke: selector .alert-list matched nothing
the row of job 412 did not turn up in the table of runs
menu entry 'Sync' hidden behind an overlay
kibana: Error: retry.try: waiting for element to be located By(css selector, [data-test-subj="discoverChart"])
k6 browser: Uncaught (in promise) waiting for selector "#pay" did not match anything on page
GoError: clicking on "button[type=submit]": element is not visible
getting element handle: strict mode violation, multiple elements were returned for "a.nav"
popup with the QR code was not shown
could not press 'Accept cookies': no such element
chip 'Production' missing in environment picker
synthetic journey: step 3 'open cart' stopped: link 'Cart' not on page
swagger-ui: no operation block 'getOrder' rendered
pgadmin tree has no node 'shop'
the jenkins console lacks link 'Replay'
option 'eu-west-1' is not among the entries of the region select box
visual check of the admin page stopped: sidebar was not rendered
argo ui test: node 'web' isn't drawn in the tree
the toast 'Saved' never popped up
the page shows no input labelled 'Namespace'
dropdown 'Cluster' could not be opened, it is covered
no checkbox beside the row 'prod'
waiting for css .CodeMirror ended without a match
sign-in button is off screen and not clickable
k9s screen: text 'Running' was not displayed
console page has no breadcrumb 'Buckets'
the alert list widget wasn't to be found
no link 'Download report' visible
cannot tap 'Next', it isn't on the screen
wizard step 2 lacks the field 'Region'
modal covered the button 'Delete'
element for xpath //tr[@id='web'] absent
tree node 'shop' couldn't be expanded: not there
search box missing in header
tooltip never became visible
combo 'Tenant' holds no entry 'acme'
No matches found for Find: Elements matching predicate '"Pay" IN identifiers' from input
Failed to tap "Checkout" Button: No matches found
Failed to synthesize event: Failed to scroll to visible (by AX action) Button, {{0.0, 0.0}, {0.0, 0.0}}
Multiple matching elements found for <XCUIElementQuery: 0x600>
Neither element nor any descendant has keyboard focus.
androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131>
androidx.test.espresso.AmbiguousViewMatcherException: 'an instance of android.widget.Button' matches 2 views in the hierarchy
androidx.test.espresso.PerformException: Error performing 'single click' on view; view is not displayed on the screen to the user
java.lang.AssertionError: Failed to inject touch input. Reason: Expected exactly '1' node but could not find any node that satisfies: (Text = 'Pay')
The finder "Found 0 widgets with key [<'pay'>]" (used in a call to "tap()") could not find any matching widgets.
Warning: A call to tap() derived an Offset that would not hit test on the specified widget; Maybe the widget is actually off-screen
DetoxRuntimeError: Test Failed: No elements found for “MATCHER(identifier == “pay”)”
DetoxRuntimeError: View is not hittable at its visible point
Unable to find an element with testID: pay-button
An element could not be located on the page using the given search parameters. (appium)
no such widget: button "Print labels"
the menu entry Export is greyed out
dialog "Save as" did not show up
window "Preferences" cannot be seen
field customer-no is hidden, nothing can be typed
could not click the cookie banner away
tab "History" is covered by a spinner
drop-down offers no entry "Austria"
link "Next" is outside the viewport
frame "payment" has not appeared
image template btn_ok.png was not found on the screen
FindFailed: can not find P(ok.png) S: 0.7 in R[0,0 1280x800] (SikuliX)
pyautogui.ImageNotFoundException: could not locate the image on screen
Backstop: selector ".promo" does not exist, ignoring scenario
chromatic: selector "#storybook-root" was empty: nothing rendered to capture
percy: Scope selector not found: ".main"
lighthouse user flow: clickable target #start has no node
cannot see the login button
the OK button stayed disabled, could not press it
label "Total" does not show on the screen
popup covers the pay button
icon trash is off screen
list has no entry with text "Invoice 12"
tree node Settings/Mail could not be expanded
toolbar action "Print" is not there
wizard page 2 was not reached: no Next button
tooltip did not pop up
checkbox terms cannot be ticked
slider handle is not reachable
cell B14 is not visible in the grid
tab bar contains no "Orders"
no control with automation id PayButton
control PayButton is offscreen
no node matches //button[@id='pay']
query ".cart > li" came back empty
could not scroll to the footer link
shadow root of <shop-cart> has no button
modal is still open, cannot reach the page behind it
spinner hides the table
keyboard covers the field "comment"
view with content description 'cart' cannot be seen
ocr: text "Thank you" was not read anywhere on the page
template match under 0.8 for cart_icon.png
terminal screen does not contain the prompt "Name:"
row with order 1001 not displayed
ranorex: No elements found for path '/form[@title='Shop']/button'
UFT: Cannot identify the object "Pay" (of class WebButton)
squish: LookupError: Object ':Pay_QPushButton' not found
testcomplete: The window "Shop" does not exist
AutoIt: control Edit1 not found in window
Katalon: Unable to find web element located by 'Object Repository/pay'
robot: Element with locator 'id:pay' not found.
Page should have contained button 'Pay' but did not show one
codecept: Link or Button element with css|xpath|strict locator "Pay" was not found.
Clickable element "Pay" was not found by text|CSS|XPath
testcafe: The specified selector does not match any element in the DOM tree.
The action element is expected to be unobstructed
nightwatch: An error occurred while running .click() command on <#pay>: element could not be located
taiko: Element matching text "Pay" not found
helium: Cannot find any Button("Pay")
watir: timed out locating #<Watir::Button: located: false; {:id=>"pay"}>
capybara: Ambiguous match, found 2 elements matching visible link "Pay"
laravel dusk: Unable to locate button [Pay].
panther: no such anchor "Pay" on the current node list
nurse view: icon "allergy" is not on the chart header
checkout e2e: field for the house number never came into view
e2e: could not press "Continue", an overlay covers it
nope: page object cart.remove matched nothing
two buttons called "Buy" and I need exactly one
error - the modal never opened, nothing to click
landmark 'main' not on the page
✗ skip link cannot receive focus, not in the DOM
preflight: Schaltfläche 'Weiter' nicht gefunden
bouton « Valider » invisible
loadtide: no aparece el campo Apellido
button 'Reserve' isn't on the screen
no link with text "Opening hours"
field #plate not in the form
dropdown has no entry 'Family'
stockd: menu item "Export" is greyed out, cannot click
bench: dialog 'Confirm' did not appear
tab "History" not there
mkinvoice: image template gate_open.png not seen on screen
Error: OCR did not find 'Willkommen' on the terminal
window 'Kasse' was not found
control with automation id btnPay absent
key F7 label not on the mask (5250)
element is hidden: .promo-close
toast 'Saved' not visible
the iframe of the payment form isn't there
checkbox agb not clickable: outside of the view
cannot focus input name=coupon, detached
feedcheck: no node matches //tr[@id='r9']
selector ".lane.open" gives 0 elements
accessibility id login_button not located
slider handle could not be dragged, not present
web component shadow root without slot 'price'
icon of the basket isn't displayed
nightly: menu did not unfold, entry never visible
stop: could not type into 'search', read-only and covered
kiosk: touch target "Back" not found
app screen 'Ticket' has no view with tag qr
calendar day 14 can't be picked, not rendered
level=error msg="control not on screen" id=btnOpen
Could not find the button 'Book now' on page /votes
The field for the harbour is not visible
Link 'Terms' is not on the page
Element for deck 4 cannot be clicked, it's covered by banner
FEHLER Popup was not shown, cannot press OK
guard: List of departures has no entry to click
Input 'name' not present in form
Menu 'File > Export' not found in window
No window with the title 'Deck plan'
Deck plan canvas not drawn, seat 12 can't be selected
publish.py: Screen 'Payment' was never displayed so PIN pad not found
expected one element [data-test=deck], found none
Radio button 'adult' isn't there
Schaltfläche "Buchen" ist nicht sichtbar
le champ « port » est introuvable dans la page
label 'Departure' not found on terminal screen
page has no h1 to click on
accordion entry 3 not attached any more
ABORT: date picker arrow not reachable
cookie button not found, cannot dismiss
ERR Could not locate the field 'Zone' in the order form
Could not click 'Close month': button disabled
Cannot find tab 'Rates'
No element with id night-save
bench: No visible menu entry 'Close'
Page has no button named 'Save rates'
The button 'Save' stays disabled
The selector .rate-row found nothing
The dialog for the PIN isn't shown
The check mark icon is not on the screen
Screen shows no text 'Welcome'
waiting for element #rates: never in DOM
widget 'zonePicker' not found in the view tree
touch point outside of element
loadtide: two matches for button 'OK', strict mode
terminal mask P04 lacks the field 'Menge'
Text 'Total' not found in screenshot
sikuli: can't find rates.png
scroll target missing
e2e: I could not find the accept button of the consent layer on /home
e2e: the seat map widget has not been rendered, cannot choose a seat
e2e: link to the invoice isn't displayed for user Ada
e2e: login form missing on the start page
e2e: the search box cannot be clicked because the banner is on top of it
e2e: upload control not present in the dialog
e2e: the menu is collapsed, entry 'Reports' not clickable
e2e: expected heading 'My orders' on the page to click it, not there
ui: locator getByLabel('Zone') found no element
ui: button[name=pay] isn't interactable
ui: element went stale after the refresh
ui: no option with the text 'Express' in the select box
ui: checkbox is outside of the viewport
ui: textbox 'Street' not found within frame checkout
ui: drop zone not found
ui: no element under the mouse at 412,88
ui: css path .cart > .pay matched 0 nodes
ui: xpath for the third tab is not found
app test: view with id fab_add is not displayed
app test: no view in hierarchy with text "Start trip"
app test: button 'Allow' of the permission dialog never visible
app test: cell 'Zurich' is not hittable
app test: keyboard covers the Send button
desktop test: no control called 'cmdBook' in the main form
desktop test: tree node 'Stock' not found, cannot expand
desktop test: context menu has no item 'Void'
desktop test: tool bar button disabled
green screen: cursor field 'CUSTNO' not found on panel
rpa: anchor image for 'Submit' not recognised on the desktop
rpa: selector invalid, window no longer there
rpa: popup 'Save as' did not open so no file name box
kiosk: card image not displayed, can't tap it
kiosk: language flag not on start screen
hmi: soft key F3 has no label 'Ack'
hmi: page 'Alarms' has no list
webdriver: could not find the given element for 'plate'
crawler: login button vanished
pdf viewer: next-page arrow not found
player: play button not shown
map: marker of depot 3 can't be clicked
editor: toolbar icon 'bold' absent
Feld 'Kennzeichen' wird auf der Maske nicht angezeigt
Element nicht klickbar: Menü 'Bericht'
*** le menu déroulant des ports n'apparaît pas
el botón "Pagar" no es visible
smoke: button 'Pay' isn't on the page
menu link 'Cakes' could not be clicked
field 'birth date' not there on form Patient
the dialog 'Close day' never came up
row 'Lisa' not in the plot table
could not find a label 'Seat' on screen
tab 'Allergens' is hidden
e2e: selector .basket matched nothing
page object Payroll: drawer button not located
option 'Bern' missing in the select box
element is covered by the cookie banner
robot can't see image ok.png on the screen
screen scraper: table #prices has gone
xpath //div[@id='menu'] gave no node
terminal screen: expected prompt 'PIN:' did not show up on the display
no button called 'Pay' in the window
window 'Daily close' not open
tile 'Bread' isn't on the festival screen
could not tap 'Steer': view not visible
robot couldn't find the field PIN
control with automation id btnPay not found
list has no row 'Brie'
combo box lacks entry 'Bern'
dropdown stayed empty, 'Bern' not selectable
click on #pay hit the overlay instead
checkbox 'consent' is disabled, cannot tick
page has no heading 'Squads'
timetable row 10:04 not displayed
toast 'saved' never appeared
modal not visible after click on Void
nothing on the page has the text 'Thank you'
css .seat-41 yields zero elements
xpath for seat F12 finds nothing
more than one 'Delete' link, don't know which
image pattern 'ok_button.png' not found on screen
no accessible element named 'Pay now'
frame 'payment' not in the document
sprite 'door' isn't present in the scene
menu entry 'Export' greyed out, not clickable
Schaltfläche 'Bezahlen' nicht gefunden
Feld 'Geburtsdatum' nicht sichtbar
bouton 'Payer' introuvable sur la page
SAP GUI: The control could not be found by id wnd[0]/usr/btnPAY
3270: field at 12/40 not found on screen
text 'READY' not found on the terminal screen
robot page: button "Book" isn't on the screen
kiosk: menu entry 'Pay' was never drawn
widget cart_total does not exist in the tree
tap target 'Next' lies under the keyboard
espresso: No views in hierarchy found matching: with id: com.acme:id/pay
espresso: view matches multiple views in the hierarchy: with text "Pay"
xcuitest: Failed to get matching snapshot: No matches found for Elements matching predicate '"Pay" IN identifiers'
xctest: Failed to tap "Pay" Button: element is not hittable
flutter: Expected: exactly one matching candidate Actual: _TextWidgetFinder:<Found 0 widgets with text "Pay">
detox: Test Failed: View "MATCHER(id == “pay”)" hidden, not hittable at its visible point
maestro: Element not found: Text matching regex: Pay
patrol: finder found no hit-testable widgets for 'Pay'
squish: LookupError: Object ':Pay_QPushButton' not found.
winappdriver: An element could not be found by AutomationId PayBtn
sikuli: FindFailed: can not find pay.png in R[0,0 1920x1080]
airtest: TargetNotFoundError: Picture pay.png not found in screen
dogtail: SearchError: child of [frame]: 'Pay' push button
tui test: no line with "[ Pay ]" to move the cursor to
expect-tui: field 'Amount' not on the form
form has no input called 'iban'
dropdown 'Country' never opened
dialog "Really?" didn't show up
tab 'History' is greyed out, couldn't be clicked
row with text 'INV-41' not in the grid
cookie banner covers the button
menu item File > Export does not exist
link 'Next page' not on the page
`;
