#!/usr/bin/python3
# A window with nothing but a WebKit view, which WebKitWebDriver steers: the browser that comes with WebKit has a toolbar
# that cannot be narrower than 447 px, and prints no console. What pages say goes to the file $WEBKIT_CONSOLE.
import os, sys, tempfile, threading
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

# A terminal, so that the page's process writes line by line.
console = os.open(os.environ['WEBKIT_CONSOLE'], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
main, side = os.openpty()
os.dup2(side, 1)
os.dup2(side, 2)

def copy():
    while True:
        try:
            said = os.read(main, 65536)
        except OSError:
            return
        os.write(console, said)

threading.Thread(target=copy, daemon=True).start()
Gtk.init([])
# Not an ephemeral context: WebKit prints no console messages of those.
folder = tempfile.mkdtemp(prefix='bridge-webkit-', dir=os.environ.get('WEBKIT_FOLDER'))
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder + '/cache'))
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB'])

def window(view):
    frame = Gtk.Window()
    frame.set_decorated(False)
    frame.set_default_size(1280, 900)
    frame.add(view)
    frame.show_all()
    frame.present()
    return frame

def create_view(session):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    frame = window(view)
    view.grab_focus()
    view.connect('close', lambda closed: frame.destroy())
    return view

def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('Window')
    session.set_application_info(info)
    session.connect('create-web-view', create_view)

context.connect('automation-started', started)
Gtk.main()
